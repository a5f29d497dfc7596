import type { Region } from '@vitrine/contract/locations.ts';
import type { AdminText } from '../languages.ts';

export const REGION_LABELS: Record<Region, AdminText> = {
  europe: { de: 'Europa', en: 'Europe' },
  northAmerica: { de: 'Nordamerika', en: 'North America' },
  southAmerica: { de: 'Südamerika', en: 'South America' },
  asiaPacific: { de: 'Asien-Pazifik', en: 'Asia Pacific' },
  middleEastAfrica: { de: 'Naher Osten und Afrika', en: 'Middle East and Africa' },
};
