import type { Queryable } from '@vitrine/server/database.ts';
import type { FileStore } from '@vitrine/server/files.ts';
import { z } from 'zod';

/** A still out of a video: a picture in the file store. */
const videoStill = z.object({
  key: z.string(),
  hash: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  placeholder: z.string(),
});
export type VideoStill = z.infer<typeof videoStill>;

const videoRow = z.object({
  height: z.int(),
  seconds: z.number().nullable(),
  plays: z.boolean(),
  still: videoStill.nullable(),
});
const versionRows = z.array(z.object({ height: z.int(), url: z.string(), size: z.coerce.number() }));

/** One version of a video: MP4 with H.264. `size` in bytes. */
export type VideoVersion = z.infer<typeof versionRows>[number];

export interface ConvertedVideo {
  /** Lines, as it is shown. */
  height: number;
  /** Its length; 0 where the file does not say, null where the worker that looked did not ask. */
  seconds: number | null;
  /** Every browser plays the uploaded file as it is. */
  plays: boolean;
  still: VideoStill | null;
  /** Only those whose files are there. */
  versions: VideoVersion[];
}

/** What a worker made of the videos (apps/worker/src/videos), by the content hash of the uploaded file. */
export interface ConvertedVideos {
  /** Null when no worker has looked at the video. */
  find(source: string): Promise<ConvertedVideo | null>;
  /** First of all: what is to be known of the video. */
  begin(source: string, video: Omit<ConvertedVideo, 'versions'>): Promise<void>;
  add(source: string, version: VideoVersion): Promise<void>;
}

export function createConvertedVideos(db: Queryable, files: FileStore): ConvertedVideos {
  return {
    async find(source) {
      const video = z
        .array(videoRow)
        .parse(
          (await db.query('select height, seconds, plays, still from vitrine.converted_video where source = $1', [source])).rows,
        )[0];
      if (!video) return null;
      const { rows } = await db.query('select height, url, size from vitrine.converted_video_version where source = $1', [
        source,
      ]);
      const versions = versionRows.parse(rows);
      const there = await Promise.all(versions.map(({ url }) => files.exists(url.slice(1))));
      const still = video.still && (await files.exists(video.still.key)) ? video.still : null;
      return { ...video, still, versions: versions.filter((_, index) => there[index]) };
    },
    async begin(source, { height, seconds, plays, still }) {
      await db.query(
        `insert into vitrine.converted_video (source, height, seconds, plays, still) values ($1, $2, $3, $4, $5)
         on conflict (source) do update
         set height = excluded.height, seconds = excluded.seconds, plays = excluded.plays, still = excluded.still`,
        [source, height, seconds, plays, still],
      );
    },
    async add(source, { height, url, size }) {
      await db.query(
        `insert into vitrine.converted_video_version (source, height, url, size) values ($1, $2, $3, $4)
         on conflict (source, height) do update set url = excluded.url, size = excluded.size`,
        [source, height, url, size],
      );
    },
  };
}
