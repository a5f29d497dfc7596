import { REGIONS } from '@vitrine/contract/locations.ts';
import { expect, flat, test } from './fixtures.ts';
import { intercept } from './intercept.ts';
import { LOCATIONS_PAGE, openLocations } from './locations-page.ts';
import { factsOf } from './pdf.ts';
import { printToPdf } from './print-mode.ts';

/** How many locations each region has. Without the rule a page of these begins behind the first row of a region or with its last one. */
const SIZES = [
  [16, 22],
  [15, 16, 4],
  [19, 16],
  [17, 9, 4, 23, 1],
];

const named = (number: number) => `Büro ${number}.`;
const address = (number: number) => `b${number}.example`;
const country = (index: number) => ({
  type: 'country',
  id: `${index}`,
  attributes: { code: 'DE', region: REGIONS[index], fromCurrentSite: { common: 'Deutschland' } },
});
const office = (number: number, region: number) => ({
  type: 'location',
  id: `${number}`,
  attributes: {
    name: named(number),
    address: { street: 'Werkstraße', streetNumber: '1', postCode: '51149', city: 'Köln', lat: 50, lng: 7 },
    phone: '+49 221 4710 100',
    mobilePhone: null,
    email: `vertrieb@b${number}.example`,
    web: `https://${address(number)}`,
  },
  relationships: { country: { data: { type: 'country', id: `${region}` } } },
});

for (const sizes of SIZES) {
  test(`no page cuts a location, and a region keeps its rows together: ${sizes.join(', ')}`, { tag: '@desk' }, async ({
    page,
    origin,
    texts,
  }) => {
    const regions = sizes.map((size, region) => Array.from({ length: size }, (_, index) => region * 100 + index));
    const data = regions.flatMap((numbers, region) => numbers.map((number) => office(number, region)));
    await intercept(page, '**/api/v1/location/_all', async (route) => {
      const response = await route.fetch();
      await route.fulfill({
        response,
        json: { ...(await response.json()), data, included: REGIONS.map((_, region) => country(region)) },
      });
    });
    const { text } = await factsOf(Buffer.from(await printToPdf(page, origin, LOCATIONS_PAGE)));
    const pages = text.map(flat);
    const pageOf = (words: string) => pages.flatMap((printed, number) => (printed.includes(words) ? number : []));
    for (const [region, numbers] of regions.entries()) {
      const places = numbers.map((number) => {
        const [begins = Number.NaN, ...others] = pageOf(named(number));
        expect([number, others, pageOf(`${address(number)} `)]).toEqual([number, [], [begins]]);
        return begins;
      });
      const name = Object.values(texts.locations.regions)[region] ?? '';
      expect(pageOf(name), 'the heading stands above the first rows, and again overleaf').toEqual([...new Set(places)]);
      const perPage = Object.values(Object.groupBy(places, (number) => number)).map((rows) => rows?.length ?? 0);
      // The last row may have one location, beside which nothing is.
      expect(Math.min(...perPage), `${name}, by page: ${perPage}`).toBeGreaterThanOrEqual(Math.min(numbers.length, 3));
    }
  });
}

test("the locations are printed from the browser's menu too, without map and list", { tag: '@desk' }, async ({
  salesPage: page,
  texts,
}) => {
  await openLocations(page);
  const { text } = await factsOf(Buffer.from(await page.pdf({ preferCSSPageSize: true, printBackground: true })));
  const printed = flat(text.join(' '));
  for (const words of [texts.locations.byRegion, texts.locations.regions.asiapacific, 'Varnholt Japan K.K.', '+81 52 000 4710']) {
    expect(printed).toContain(words);
  }
  expect(printed).not.toContain(texts.locations.searchHint);
  await expect(page.getByRole('heading', { name: texts.locations.byRegion }), 'the screen has it no longer').toHaveCount(0);
});
