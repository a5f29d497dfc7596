import type { Region } from '@vitrine/contract/locations.ts';

/** What people call the regions that offices are grouped by, in every language. */
export const REGION_NAMES: Readonly<Record<Region, readonly string[]>> = {
  europe: ['Europa', 'Europe'],
  northAmerica: ['Nordamerika', 'North America'],
  southAmerica: ['Südamerika', 'South America', 'Lateinamerika', 'Latin America'],
  asiaPacific: ['Asien', 'Asia', 'Pazifik', 'Pacific'],
  middleEastAfrica: ['Naher Osten', 'Middle East', 'Afrika', 'Africa'],
};
