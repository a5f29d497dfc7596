import { privacyPolicy } from '@vitrine/contract/privacy-policy.ts';
import { RELEASE_DOCUMENTS } from '@vitrine/contract/release-documents.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { editorText } from './fixture/every-block.ts';
import { documentBody, expectSoundRelease } from './fixture/release-checks.ts';
import { publishChanges } from './publish.ts';
import { readRelease } from './read-release.ts';
import { EMPTY_SNAPSHOT } from './release-snapshot.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

const hashes = async () => {
  const { documents } = await readRelease(catalogue.pool, EMPTY_SNAPSHOT);
  return ['de', 'en'].map((site) => documents.get(`${site}/privacy-policy`)?.hash);
};

it('the privacy policy is public, and absent until it is published', async () => {
  expect(RELEASE_DOCUMENTS['privacy-policy'].public).toBe(true);
  const data = { headline: 'Datenschutzerklärung', copy: editorText('https://www.varnholt.example/recht') };
  await catalogue.payload.updateGlobal({
    slug: 'privacy-policy',
    locale: 'de',
    data: { ...data, _status: 'draft' },
    draft: true,
  });
  await publishChanges(catalogue.context);
  expect(await hashes()).toEqual([undefined, undefined]);
  await catalogue.payload.updateGlobal({ slug: 'privacy-policy', locale: 'de', data: { ...data, _status: 'published' } });
  expect((await publishChanges(catalogue.context)).failed).toEqual([]);
  const policy = parseOne(privacyPolicy, await documentBody(catalogue.pool, 'de/privacy-policy'));
  expect(policy.headline.replaceAll('\u00ad', '')).toBe('Datenschutzerklärung');
  expect(policy.copy.length).toBeGreaterThan(0);
  await expectSoundRelease(catalogue.pool, catalogue.files);
});

it('another wording makes another document, in its language only, and a draft makes none', async () => {
  const before = await hashes();
  const { payload } = catalogue;
  await payload.updateGlobal({
    slug: 'privacy-policy',
    locale: 'en',
    data: { headline: 'Privacy', _status: 'draft' },
    draft: true,
  });
  await publishChanges(catalogue.context);
  expect(await hashes()).toEqual(before);
  await payload.updateGlobal({
    slug: 'privacy-policy',
    locale: 'en',
    data: { headline: 'Privacy', copy: editorText('https://www.varnholt.example/legal'), _status: 'published' },
  });
  await publishChanges(catalogue.context);
  const [german, english] = await hashes();
  expect(german).toBe(before[0]);
  expect(english).not.toBe(before[1]);
});
