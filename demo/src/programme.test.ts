import { REGION_CODES } from '@vitrine/content-model/countries/regions.ts';
import { CONTENT_BLOCKS } from '@vitrine/contract/content-blocks.ts';
import { REGIONS } from '@vitrine/contract/locations.ts';
import { PRODUCT_TYPES } from '@vitrine/contract/product-types.ts';
import { describe, expect, it } from 'vitest';
import { APPLICATIONS } from './applications/all.ts';
import { AUTOMATIONS } from './automations/all.ts';
import { CASE_STUDIES } from './case-studies/all.ts';
import { CONTENT_PAGES } from './content-pages/all.ts';
import { keysOf } from './keys-of.ts';
import { LINES } from './lines/all.ts';
import { LOCATIONS } from './locations/all.ts';
import { MEDIA_ITEMS } from './media-library/all.ts';
import { type Filter, MEDIA_FILTERS } from './media-library/filters.ts';
import { OVERVIEWS } from './overviews/all.ts';
import { MENU } from './pages/navigation.ts';
import { PRODUCT_SLUGS } from './product-slug.ts';
import { PRODUCTS } from './products/all.ts';
import { STATIC_DOCUMENTS } from './static-documents.ts';

describe('the programme', () => {
  it('has 14 machines in the six product types', () => {
    expect(PRODUCTS.map(({ slug }) => slug)).toEqual([...PRODUCT_SLUGS]);
    expect(new Set(PRODUCTS.map(({ family }) => family))).toEqual(new Set(PRODUCT_TYPES));
  });
  it('shows every machine in the table of its own type', () => {
    for (const type of PRODUCT_TYPES) {
      const listed = OVERVIEWS[type].tables.flatMap(({ machines }) => machines);
      expect(listed).toEqual(PRODUCTS.filter(({ family }) => family === type).map(({ slug }) => slug));
    }
    expect(OVERVIEWS.grinders.tables.map(({ suffix }) => suffix)).toEqual(['W', 'Ww', 'Wwr', 'Wwb']);
  });
  it('has lines, applications, reports and automation pages', () => {
    expect(Object.keys(LINES)).toHaveLength(3);
    expect(Object.keys(APPLICATIONS)).toHaveLength(6);
    expect(Object.keys(CASE_STUDIES)).toHaveLength(4);
    expect(Object.keys(AUTOMATIONS)).toHaveLength(3);
    expect(Object.keys(STATIC_DOCUMENTS)).toHaveLength(2);
    for (const { outputs, reasons, references } of Object.values(LINES)) {
      expect([outputs, reasons, references].every((list) => list.length > 0)).toBe(true);
    }
  });
});

describe('locations', () => {
  const regionOf = (country: string) => REGIONS.find((region) => REGION_CODES[region].includes(country));
  it('are 26 in the five regions', () => {
    expect(LOCATIONS).toHaveLength(26);
    expect(new Set(LOCATIONS.map(({ country }) => regionOf(country)))).toEqual(new Set(REGIONS));
    expect(new Set(LOCATIONS.map(({ key }) => key)).size).toBe(26);
  });
  it('use no address that a real person could have', () => {
    for (const { email, web } of LOCATIONS) {
      expect(email).toMatch(/\.example$/);
      expect(web).toMatch(/^https:\/\/www\.[a-z-]+\.example$/);
    }
  });
});

describe('the media library', () => {
  it('has 60 items, each found under a filter', () => {
    expect(MEDIA_ITEMS).toHaveLength(60);
    expect(MEDIA_ITEMS.every(({ filters }) => filters.length > 0)).toBe(true);
    const keys = MEDIA_ITEMS.map((item) => ('picture' in item ? item.picture : item.video));
    expect(new Set(keys).size).toBe(60);
  });
  it('has a tree of two levels whose every leaf finds something', () => {
    const used = new Set<string>(MEDIA_ITEMS.flatMap(({ filters }) => filters));
    const leaves = keysOf(MEDIA_FILTERS).flatMap((category) =>
      Object.entries<Filter>(MEDIA_FILTERS[category].items).flatMap(([key, { children }]) =>
        children ? Object.keys(children) : [key],
      ),
    );
    expect(leaves.filter((key) => !used.has(key))).toEqual([]);
  });
});

describe('content pages', () => {
  it('use every block together', () => {
    const used = new Set<string>(CONTENT_PAGES.flatMap(({ blocks }) => blocks.map(({ type }) => type)));
    expect(used).toEqual(new Set(CONTENT_BLOCKS.map(({ type }) => type)));
  });
  it('have the slugs of the specification among them', () => {
    expect(CONTENT_PAGES.map(({ slug }) => slug)).toEqual(expect.arrayContaining(['mediathek', 'faq']));
  });
});

describe('the menu', () => {
  it('leads to every page', () => {
    const pages = MENU.flatMap(({ page }) => (page ? [JSON.stringify(page)] : []));
    const all = [
      ...PRODUCTS.map(({ slug }) => ({ product: slug })),
      ...PRODUCT_TYPES.map((overview) => ({ overview })),
      ...keysOf(LINES).map((line) => ({ line })),
      ...keysOf(AUTOMATIONS).map((automation) => ({ automation })),
      ...keysOf(APPLICATIONS).map((application) => ({ application })),
      ...keysOf(CASE_STUDIES).map((caseStudy) => ({ caseStudy })),
      ...CONTENT_PAGES.map(({ slug }) => ({ page: slug })),
    ].map((page) => JSON.stringify(page));
    expect(pages.toSorted()).toEqual(all.toSorted());
  });
  it('names parents before their children, on three levels at most', () => {
    const level = new Map<string, number>();
    for (const { key, parent } of MENU) {
      const above = parent === undefined ? 0 : level.get(parent);
      expect(above, key).toBeDefined();
      level.set(key, (above ?? 0) + 1);
    }
    expect(Math.max(...level.values())).toBe(3);
  });
});
