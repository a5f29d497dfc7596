import { enqueue } from '@vitrine/jobs/job.ts';
import { publishJob } from '@vitrine/jobs/publish.ts';
import type { Upload } from '@vitrine/release/assets/originals.ts';
import { type Pool, type Queryable, transaction } from '@vitrine/server/database.ts';
import { z } from 'zod';

const videoRow = z.object({
  id: z.string(),
  filename: z.string(),
  filesize: z.coerce.number(),
  updated_at: z.date(),
  has_poster: z.boolean(),
  heights_by_hand: z.array(z.coerce.number()),
});

/** A video that staff uploaded, and what they gave it by hand. */
export interface UploadedVideo {
  upload: Upload & { filename: string };
  hasPoster: boolean;
  heightsByHand: number[];
}

const VIDEOS = `
  select v.id, v.filename, v.filesize, v.updated_at, v.poster_id is not null as has_poster,
    array(select s.video_height from videos_rels r join video_versions s on s.id = r.video_versions_id
          where r.parent_id = v.id and r.path = 'smallerVersions' and s.video_height is not null) as heights_by_hand
  from videos v where v.filename is not null order by v.created_at, v.id`;

export async function uploadedVideos(db: Queryable): Promise<UploadedVideo[]> {
  const rows = z.array(videoRow).parse((await db.query(VIDEOS)).rows);
  return rows.map(({ id, filename, filesize, updated_at, has_poster, heights_by_hand }) => ({
    upload: { id, filename, filesize, updatedAt: updated_at.toISOString() },
    hasPoster: has_poster,
    heightsByHand: heights_by_hand,
  }));
}

/** Stores what was made of a video (`source`: its content hash) together with the change that brings it into the release, or neither. */
export async function storeForRelease(pool: Pool, source: string, store: (db: Queryable) => Promise<void>): Promise<void> {
  await transaction(pool, async (client) => {
    await store(client);
    // One file may have been uploaded twice.
    await client.query(
      `insert into vitrine.change (collection, record_id)
       select collection, record_id from vitrine.original where collection = 'videos' and hash = $1`,
      [source],
    );
    await enqueue(client, publishJob, {}, { key: publishJob.name });
  });
}
