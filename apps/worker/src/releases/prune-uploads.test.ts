import { type Catalogue, openCatalogue } from '@vitrine/release/fixture/catalogue.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pruneUploads } from './prune-uploads.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openCatalogue();
});
afterAll(() => catalogue.close());

test('files that no record knows go, once they are old; every other stays', async () => {
  const { add, files, payload, pool } = catalogue;
  const [kept, deleted] = [await add.image('kept.png'), await add.image('deleted.png')];
  await add.video();
  await add.turntable();
  await add.file();
  await payload.delete({ collection: 'images', id: deleted.id });
  await files.put('media/videos/undone.mp4', Buffer.from('x'));
  await files.put('media/webrotate-360/undone.zip', Buffer.from('x'));
  // As a process that is killed while it writes leaves it.
  await files.put('media/images/half.png.0f4c.part', Buffer.from('x'));

  expect(await pruneUploads(pool, files)).toBe(0);
  // Master and thumbnail of the picture, and the three that no record ever knew.
  expect(await pruneUploads(pool, files, -1000)).toBe(5);
  expect(await pruneUploads(pool, files, -1000)).toBe(0);
  const pictures = (await files.list('media/images')).map(({ key }) => key);
  expect(pictures).toContain(`media/images/${kept.filename}`);
  expect(pictures).not.toContain(`media/images/${deleted.filename}`);
  const left = await Promise.all(['videos', 'rendering-frames', 'files'].map((folder) => files.list(`media/${folder}`)));
  expect(left.map((list) => list.length)).toEqual([1, 16, 1]);
});
