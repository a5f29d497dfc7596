import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { renderingEntries, zipOf } from '@vitrine/content-model/testing/rendering-archive.ts';
import { product } from '@vitrine/contract/products.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { countAssets } from './assets/missing-assets.ts';
import { type Catalogue, openCatalogue } from './fixture/catalogue.ts';
import { documentBody, expectSoundRelease } from './fixture/release-checks.ts';
import { publishAll, publishChanges } from './publish.ts';

let catalogue: Catalogue;
let archive: Buffer;
beforeAll(async () => {
  catalogue = await openCatalogue();
  archive = await zipOf({
    ...(await renderingEntries()),
    'k-550/images/unused.webp': (await renderingEntries())['k-550/images/00.webp'] ?? '',
  });
});
afterAll(() => catalogue.close());

const rendering = (name: string) =>
  catalogue.payload.create({
    collection: 'webrotate-360',
    data: { name, alt: { de: 'Kutter', en: 'Bowl cutter' } },
    file: { name: 'k-550.zip', mimetype: 'application/zip', data: archive, size: archive.length },
  });
const shown = async (site: 'de' | 'en') =>
  parseOne(product, await documentBody(catalogue.pool, `${site}/product/k-550`)).productRendering;

test('a product shows its renderings as tabs, under one address, with every file of them', async () => {
  const { files, payload, pool, context } = catalogue;
  const [closed, open] = [await rendering('Geschlossen'), await rendering('Offen')];
  await catalogue.add.product('k-550', { productRendering: [closed.id, open.id] });
  await payload.update({
    collection: 'webrotate-360',
    id: closed.id,
    locale: 'en',
    data: { name: 'Closed', hotspots: closed.hotspots?.map((row) => ({ ...row, label: 'Bowl' })) },
  });
  expect((await publishChanges(context)).failed).toEqual([]);
  await expectSoundRelease(pool, files);

  const [german] = await shown('de');
  if (!german) throw new Error('no rendering');
  expect((await shown('de')).map(({ name }) => name)).toEqual(['Geschlossen', 'Offen']);
  expect((await shown('en')).map(({ name }) => name)).toEqual(['Closed', 'Offen']);
  expect(german).toMatchObject({ renderingFolder: 'k-550', xmlFile: 'config.xml', coverImagePath: 'images/02.webp', width: 96 });
  const { baseUrl, renderingFolder, xmlFile, renderingPaths } = german;
  expect(renderingPaths.xmlFile).toBe(`${baseUrl}${renderingFolder}/${xmlFile}`);
  expect(renderingPaths.imagePaths).toHaveLength(8);
  expect(renderingPaths.imagePaths).toContain(`${baseUrl}${renderingFolder}/${german.coverImagePath}`);
  expect(german.hotspots).toEqual([
    { id: 'bowl', label: 'Schüssel', text: null, info: { src: `${baseUrl}k-550/hotspots/film.mp4` } },
    { id: 'knife', label: 'Messerkopf', text: 'Messerkopf\nmit sechs Messern', info: { src: null } },
  ]);
  expect(renderingPaths.hotspotPaths).toEqual([german.hotspots[0]?.info.src]);
  expect((await files.read(renderingPaths.xmlFile.slice(1))).toString()).toContain('<preloader image="images/02.webp" />');
  expect(await files.exists(`${baseUrl.slice(1)}k-550/images/unused.webp`)).toBe(false);
});

test('files that are gone are counted, whichever they are, and unpacked again', async () => {
  const { files, pool, context } = catalogue;
  expect((await countAssets(pool, files)).missing).toBe(0);
  const [german] = await shown('de');
  if (!german) throw new Error('no rendering');
  const { xmlFile, imagePaths, hotspotPaths } = german.renderingPaths;
  for (const url of [xmlFile, imagePaths[3] ?? '', ...hotspotPaths]) await files.remove(url.slice(1));
  expect((await countAssets(pool, files)).missing).toBe(3);
  await publishAll(context);
  expect((await countAssets(pool, files)).missing).toBe(0);
});

test('a rendering whose archive is gone keeps the former document: no release names a file that is not there', async () => {
  const { files, folder, pool, context, payload } = catalogue;
  const [german] = await shown('de');
  await rm(join(folder, 'media/webrotate-360'), { recursive: true });
  await rm(join(folder, german?.baseUrl ?? 'none'), { recursive: true });
  const { docs } = await payload.find({ collection: 'webrotate-360', where: { name: { equals: 'Geschlossen' } } });
  await payload.update({ collection: 'webrotate-360', id: docs[0]?.id ?? '', data: { alt: { de: 'Anders', en: 'Other' } } });
  const { failed } = await publishChanges(context);
  expect(failed.map(({ path }) => path)).toEqual(['product/k-550', 'product/k-550']);
  expect(failed[0]?.message).toMatch(/webrotate-360 .* is missing/);
  expect((await shown('de'))[0]?.alt).toBe('Kutter');
  expect((await countAssets(pool, files)).missing).toBeGreaterThan(0);
});
