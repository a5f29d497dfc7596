import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrateContent } from '../migrate.ts';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

const all = (locale: 'de' | 'en') =>
  content.payload.find({ collection: 'countries', locale, fallbackLocale: false, limit: 0, pagination: false, sort: 'code' });

test('all 249 countries of ISO 3166-1 are there, 194 of them independent, each named in both languages', async () => {
  const german = (await all('de')).docs;
  const english = (await all('en')).docs;
  expect(german).toHaveLength(249);
  expect(new Set(german.map(({ code }) => code)).size).toBe(249);
  expect(german.filter(({ isIndependent }) => isIndependent)).toHaveLength(194);
  expect(german.every(({ name }) => name.length > 1)).toBe(true);
  expect(english.every(({ name }) => name.length > 1)).toBe(true);
  const named = (code: string) => [german, english].map((list) => list.find((country) => country.code === code)?.name);
  expect(named('DE')).toEqual(['Deutschland', 'Germany']);
  expect(named('HK')).toEqual(['Hongkong', 'Hong Kong']);
  expect(german.find(({ code }) => code === 'GL')?.isIndependent).toBe(false);
});

test('migrating again, twice at once, keeps what staff corrected and brings back what is missing', async () => {
  const { payload } = content;
  const { docs } = await payload.find({ collection: 'countries', where: { code: { in: ['CH', 'FR'] } }, sort: 'code' });
  const [swiss, french] = docs;
  await payload.update({ collection: 'countries', id: swiss?.id ?? '', data: { name: 'Schweiz (CH)' } });
  await payload.delete({ collection: 'countries', id: french?.id ?? '' });
  await content.takeChanges();
  await Promise.all([migrateContent(content.ownerEnvironment), migrateContent(content.ownerEnvironment)]);
  const after = (await all('de')).docs;
  expect(after).toHaveLength(249);
  expect(after.find(({ code }) => code === 'CH')?.name).toBe('Schweiz (CH)');
  expect(after.find(({ code }) => code === 'FR')?.name).toBe('Frankreich');
  expect(await content.takeChanges()).toEqual([`countries/${after.find(({ code }) => code === 'FR')?.id}`]);
});
