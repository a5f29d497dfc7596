import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PayloadRequest } from 'payload';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import { configurationText, renderingEntries, zipOf } from '../testing/rendering-archive.ts';

const ALT = { de: 'Kutter', en: 'Bowl cutter' };

describe('a rendering of the 360 rotator', () => {
  let content: TestContent;
  beforeAll(async () => {
    content = await openTestContent();
  });
  afterAll(() => content.close());

  const upload = (data: Buffer, name = 'k-550.zip') => ({ name, mimetype: 'application/zip', data, size: data.length });
  const create = (data: Buffer) => (req: PayloadRequest) =>
    content.payload.create({ collection: 'webrotate-360', data: { name: 'Geschlossen', alt: ALT }, file: upload(data), req });

  test('is refused at its file with the reason, in the language of the admin, and leaves nothing behind', async () => {
    const { payload } = content;
    const bare = (req: PayloadRequest) =>
      payload.create({ collection: 'webrotate-360', data: { name: 'Geschlossen', alt: ALT }, req });
    expect(await content.refusal(bare)).toEqual({ file: expect.stringContaining('ZIP-Datei') });
    const script = await zipOf({ ...(await renderingEntries()), 'k-550/viewer.js': 'alert(1)' });
    expect(await content.refusal(create(script))).toEqual({ file: expect.stringMatching(/gehört nicht.*„k-550\/viewer\.js“/) });
    expect(await content.refusal(create(script), 'en')).toEqual({
      file: expect.stringMatching(/does not belong.*“k-550\/viewer\.js”/),
    });
    const bomb = await zipOf({ ...(await renderingEntries()), 'k-550/x.png': Buffer.alloc(20_000_000) });
    expect(await content.refusal(create(bomb))).toEqual({ file: expect.stringMatching(/Hundertfache/) });
    expect((await payload.count({ collection: 'webrotate-360' })).totalDocs).toBe(0);
    await expect(readdir(join(content.environment.dataDir, 'media/webrotate-360'))).rejects.toThrow('ENOENT');
  });

  test('brings its hotspots along; their words stay when a new archive has the same ones', async () => {
    const { payload } = content;
    const entries = await renderingEntries();
    const { id, hotspots } = await payload.create({
      collection: 'webrotate-360',
      data: { name: 'Geschlossen', alt: ALT },
      file: upload(await zipOf(entries)),
    });
    expect(hotspots?.map(({ identifier, label, text }) => [identifier, label, text])).toEqual([
      ['bowl', 'Schüssel', null],
      ['knife', 'Messerkopf', 'Messerkopf\nmit sechs Messern'],
    ]);
    const change = (data: object, locale: 'de' | 'en', file?: ReturnType<typeof upload>) =>
      payload.update({ collection: 'webrotate-360', id, data, locale, ...(file && { file }) });
    const english = hotspots?.map((row) => ({ ...row, label: row.identifier === 'bowl' ? 'Bowl' : 'Knife head' }));
    await change({ name: 'Closed', hotspots: english }, 'en');
    const again = configurationText().replaceAll('"knife"', '"lid"');
    const current = await payload.findByID({ collection: 'webrotate-360', id, locale: 'de' });
    await change({ hotspots: current.hotspots }, 'de', upload(await zipOf({ ...entries, 'k-550/config.xml': again }), 'new.zip'));
    const labels = async (locale: 'de' | 'en') =>
      (await payload.findByID({ collection: 'webrotate-360', id, locale })).hotspots?.map(({ identifier, label }) => [
        identifier,
        label,
      ]);
    expect(await labels('en')).toEqual([
      ['bowl', 'Bowl'],
      ['lid', 'Messerkopf'],
    ]);
  });

  test('keeps its former archive when a new one is refused', async () => {
    const { payload } = content;
    const archive = await zipOf(await renderingEntries());
    const { id } = await payload.create({
      collection: 'webrotate-360',
      data: { name: 'Offen', alt: ALT },
      file: upload(archive, 'open.zip'),
    });
    const replace = (req: PayloadRequest) =>
      payload.update({
        collection: 'webrotate-360',
        id,
        data: {},
        file: upload(Buffer.concat([archive.subarray(0, 900)])),
        req,
      });
    expect(await content.refusal(replace)).toEqual({ file: expect.stringContaining('beschädigt') });
    const { filename } = await payload.findByID({ collection: 'webrotate-360', id });
    const kept = await readFile(join(content.environment.dataDir, 'media/webrotate-360', filename ?? ''));
    expect(kept.equals(archive)).toBe(true);
  });
});
