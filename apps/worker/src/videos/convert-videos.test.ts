import { execFile, fork } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { mediaItemDocument } from '@vitrine/contract/media-library.ts';
import { product } from '@vitrine/contract/products.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import { type Catalogue, openCatalogue } from '@vitrine/release/fixture/catalogue.ts';
import { documentBody, expectSoundRelease } from '@vitrine/release/fixture/release-checks.ts';
import { addMediaItem } from '@vitrine/release/fixture/world.ts';
import { publishAll, publishChanges } from '@vitrine/release/publish.ts';
import { createLog } from '@vitrine/server/log.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createVideoConversion } from './convert-videos-handler.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { isFastStart } from './is-fast-start.ts';
import { probeVideo } from './probe-video.ts';

const ffmpeg = await findFfmpeg();
const log = createLog('videos', 'silent');

describe.skipIf(!ffmpeg)('videos, where ffmpeg is installed (install it to run these tests)', () => {
  let catalogue: Catalogue;
  let folder: string;
  let scratch: string;
  beforeAll(async () => {
    catalogue = await openCatalogue();
    folder = catalogue.folder;
    scratch = join(folder, 'converting');
  });
  afterAll(() => catalogue.close());

  /** A video of two seconds with sound, MPEG-4 part 2: no browser plays it. */
  async function oldVideo(name: string, size: string): Promise<Buffer> {
    const path = join(folder, name);
    const inputs = ['-f', 'lavfi', '-i', `testsrc=duration=2:size=${size}:rate=12`, '-f', 'lavfi', '-i', 'sine=duration=2'];
    await promisify(execFile)('ffmpeg', ['-v', 'error', '-y', ...inputs, '-c:v', 'mpeg4', '-c:a', 'aac', path]);
    return readFile(path);
  }
  /** Without a still, as an editor may where a worker that makes one gives signs of life. */
  async function upload(name: string, data: Buffer) {
    const alive = `insert into vitrine.worker (id, browser, ffmpeg) values ('w', 'ready', $1)
      on conflict (id) do update set seen_at = now()`;
    await catalogue.pool.query(alive, [ffmpeg]);
    return catalogue.payload.create({
      collection: 'videos',
      data: { alt: { de: 'Der Film', en: 'The film' } },
      file: { name, mimetype: 'video/mp4', data, size: data.length },
    });
  }
  const convert = async () => {
    const conversion = await createVideoConversion({ pool: catalogue.pool, files: catalogue.files, scratch, log });
    await conversion.handler.run({});
  };
  const shown = async (slug: string) => {
    const video = parseOne(product, await documentBody(catalogue.pool, `en/product/${slug}`)).highlightList[0]?.videoList[0];
    if (!video) throw new Error('no video');
    return video;
  };
  const withVideo = (slug: string, id: string) =>
    catalogue.add.product(slug, { highlightList: [{ headline: 'Video', videoList: [id] }] });

  test('a video no browser plays gets versions by height and a still, and is not offered itself', async () => {
    const video = await upload('old.mp4', await oldVideo('old.mp4', '960x540'));
    await withVideo('w-1', video.id);
    await publishChanges(catalogue.context);
    expect(await shown('w-1')).toMatchObject({ thumbnail: null, versions: [{ height: 540, thumbnail: null }] });

    await convert();
    const { rows } = await catalogue.pool.query("select count(*) as n from vitrine.change where collection = 'videos'");
    expect(rows[0].n).toBeGreaterThan(0);
    expect((await publishChanges(catalogue.context)).failed).toEqual([]);
    await expectSoundRelease(catalogue.pool, catalogue.files);
    const offered = await shown('w-1');
    expect(offered.versions.map(({ height, extension, type }) => [height, extension, type])).toEqual([
      [540, 'mp4', 'video/mp4'],
      [360, 'mp4', 'video/mp4'],
    ]);
    for (const version of offered.versions) {
      const path = join(folder, version.url);
      expect(await probeVideo(path)).toMatchObject({ height: version.height, hasSound: true, plays: true });
      expect(await isFastStart(path)).toBe(true);
      expect(version.thumbnail).toMatch(/still-auto-(800|960)\.webp$/);
      expect(version.thumbnailExtension).toBe('webp');
    }
    expect(offered.offlineVersion).toBe(offered.versions[0]?.url);
    expect(offered.thumbnail).toMatchObject({ alt: 'The film', width: 960, height: 540 });
    expect(offered.placeholder).not.toBe('');
    expect(await readdir(scratch)).toEqual([]);
  });

  test('a video that plays stays as it is and gets the lower heights; what is chosen by hand comes first', async () => {
    const video = await catalogue.add.video();
    await withVideo('w-2', video.id);
    await convert();
    await publishChanges(catalogue.context);
    const made = await shown('w-2');
    expect(made.versions.map(({ height }) => height)).toEqual([540, 360]);
    expect(made.versions[0]?.url).toMatch(/\/line\.mp4$/);
    expect(made.thumbnail?.id).not.toBe(video.id);

    const data = await oldVideo('hand.mp4', '640x360');
    const byHand = await catalogue.payload.create({
      collection: 'video-versions',
      data: {},
      file: { name: 'hand.mp4', mimetype: 'video/mp4', data, size: data.length },
    });
    await catalogue.payload.update({ collection: 'videos', id: video.id, data: { smallerVersions: [byHand.id] } });
    await publishChanges(catalogue.context);
    expect((await shown('w-2')).versions.map(({ url }) => url.split('/').at(-1))).toEqual(['line.mp4', 'hand.mp4']);
  });

  /** Versions that are stored of a video, with the transaction that wrote each. */
  const versionsOf = async (id: string) => {
    const { rows } = await catalogue.pool.query<{ height: number; xmin: string }>(
      `select v.height, v.xmin::text from vitrine.converted_video_version v
       join vitrine.original o on o.hash = v.source where o.record_id = $1 order by v.height`,
      [id],
    );
    return rows;
  };

  test('a worker that was killed leaves no half a version; the next one goes on', async () => {
    const video = await upload('killed.mp4', await oldVideo('killed.mp4', '640x722'));
    await withVideo('w-4', video.id);
    const worker = fork(join(import.meta.dirname, '../testing/videos-worker.ts'), {
      env: { ...process.env, NODE_ENV: 'test', DATABASE_URL: catalogue.databaseUrl, VITRINE_DATA: folder },
    });
    const ended = new Promise((resolve) => worker.once('exit', (_code, signal) => resolve(signal)));
    await expect.poll(() => versionsOf(video.id), { timeout: 60_000, interval: 5 }).not.toHaveLength(0);
    worker.kill('SIGKILL');
    expect(await ended).toBe('SIGKILL');
    const before = await versionsOf(video.id);
    await publishChanges(catalogue.context);
    await expectSoundRelease(catalogue.pool, catalogue.files);

    await convert();
    const after = await versionsOf(video.id);
    expect(after.map(({ height }) => height)).toEqual([360, 540, 720]);
    expect(after.slice(0, before.length)).toEqual(before);
    await publishChanges(catalogue.context);
    await expectSoundRelease(catalogue.pool, catalogue.files);
    for (const { url, height } of (await shown('w-4')).versions) {
      expect(await probeVideo(join(folder, url))).toMatchObject({ height, plays: true });
    }
    expect(await readdir(scratch)).toEqual([]);
  });

  test('a worker that was stopped goes on with what is missing; a second run does nothing', async () => {
    const video = await upload('long.mp4', await oldVideo('long.mp4', '640x720'));
    await withVideo('w-3', video.id);
    const heights = () => versionsOf(video.id);
    const conversion = await createVideoConversion({ pool: catalogue.pool, files: catalogue.files, scratch, log });
    const running = conversion.handler.run({}).then(
      () => 'ended',
      () => 'stopped',
    );
    await expect.poll(heights, { timeout: 30_000, interval: 5 }).not.toHaveLength(0);
    conversion.stop();
    expect(await running).toBe('stopped');
    const before = await heights();
    expect(before.length).toBeLessThan(3);
    expect(await readdir(scratch)).toEqual([]);

    await convert();
    const after = await heights();
    expect(after.map(({ height }) => height)).toEqual([360, 540, 720]);
    expect(after.slice(0, before.length)).toEqual(before);
    await publishChanges(catalogue.context);
    const { rows } = await catalogue.pool.query('select count(*) as n from vitrine.change');
    await convert();
    expect((await catalogue.pool.query('select count(*) as n from vitrine.change')).rows).toEqual(rows);
    expect(await heights()).toEqual(after);
  });

  test('a length that was not read at the upload is found, also of a video that was looked at before', async () => {
    const video = await catalogue.add.video();
    await convert();
    const item = await addMediaItem(catalogue, 'Linie', { type: 'video', video: video.id });
    const { pool } = catalogue;
    await pool.query('update videos set video_seconds = null where id = $1', [video.id]);
    await pool.query('update vitrine.converted_video set seconds = null');
    await publishAll(catalogue.context);
    const duration = async () => {
      const document = mediaItemDocument.parse(await documentBody(pool, `de/media-item/${item.id}`));
      return document.item.type === 'video' ? document.item.video.duration : 0;
    };
    expect(await duration()).toBeUndefined();
    await convert();
    expect((await publishChanges(catalogue.context)).failed).toEqual([]);
    expect(await duration()).toBeCloseTo(6, 1);
  });

  test('a version whose file is gone is not named, and made again', async () => {
    const url = (await shown('w-1')).versions[1]?.url ?? '';
    await catalogue.files.remove(url.slice(1));
    await publishAll(catalogue.context);
    await expectSoundRelease(catalogue.pool, catalogue.files);
    expect((await shown('w-1')).versions.map(({ height }) => height)).toEqual([540]);
    await convert();
    await publishChanges(catalogue.context);
    await expectSoundRelease(catalogue.pool, catalogue.files);
    expect((await shown('w-1')).versions.map(({ height }) => height)).toEqual([540, 360]);
  });

  test('what only looks like a video is passed over, and the others are not held up', async () => {
    const playlist = Buffer.from('#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n');
    const broken = await upload('broken.mp4', await readFile(join(folder, 'old.mp4')));
    await catalogue.files.put(`media/videos/${broken.filename}`, playlist);
    await catalogue.pool.query('delete from vitrine.original where record_id = $1', [broken.id]);
    const video = await upload('after.mp4', await oldVideo('after.mp4', '480x360'));
    await convert();
    const { rows } = await catalogue.pool.query(
      'select v.height from vitrine.converted_video_version v join vitrine.original o on o.hash = v.source where o.record_id = $1',
      [video.id],
    );
    expect(rows).toEqual([{ height: 360 }]);
  });
});

test('without a worker that has ffmpeg a video needs a still, said at the field', async () => {
  const catalogue = await openCatalogue();
  try {
    const data = await readFile(new URL('../../../../demo/media/films/k-550.mp4', import.meta.url));
    const file = { name: 'a.mp4', mimetype: 'video/mp4', data, size: data.length };
    const refused: unknown = await catalogue.payload
      .create({ collection: 'videos', data: { alt: { de: 'Film', en: 'Film' } }, file })
      .catch((error: unknown) => error);
    expect(refused).toMatchObject({ data: { errors: [{ path: 'poster', message: expect.stringMatching(/ffmpeg/) }] } });
  } finally {
    await catalogue.close();
  }
});
