import type { Pool } from '@vitrine/server/database.ts';
import type { FileStore } from '@vitrine/server/files.ts';
import { z } from 'zod';

/** Folders of uploads in the file store, and the names that their records know. */
const UPLOADS = {
  'media/images': 'select filename from images union select sizes_thumbnail_filename from images',
  'media/rendering-frames': 'select filename from rendering_frames union select sizes_thumbnail_filename from rendering_frames',
  'media/videos': 'select filename from videos',
  'media/video-versions': 'select filename from video_versions',
  'media/webrotate-360': 'select filename from webrotate_360',
  'media/files': 'select filename from files',
} as const;

const names = z.array(z.object({ filename: z.string().nullable() }));

/** Long enough for any change that is under way to be committed or undone. */
const SETTLED_MS = 24 * 3600 * 1000;

/** Removes uploaded files that no record knows: replaced, deleted, or of a change that was undone. Answers how many. */
export async function pruneUploads(pool: Pool, files: FileStore, settledMs = SETTLED_MS): Promise<number> {
  let removed = 0;
  for (const [folder, query] of Object.entries(UPLOADS)) {
    const before = Date.now() - settledMs;
    const old = (await files.list(folder)).filter(({ modifiedAt }) => modifiedAt.getTime() < before);
    if (old.length === 0) continue;
    // Asked after the files were listed: whatever came since is young.
    const known = new Set(names.parse((await pool.query(query)).rows).map(({ filename }) => `${folder}/${filename}`));
    for (const { key } of old.filter((file) => !known.has(file.key))) {
      await files.remove(key);
      removed += 1;
    }
  }
  return removed;
}
