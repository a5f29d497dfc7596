import type { Queryable } from '@vitrine/server/database.ts';
import type { FileStore } from '@vitrine/server/files.ts';
import { z } from 'zod';

/** A still out of a film: a picture in the file store. */
const filmStill = z.object({
  key: z.string(),
  hash: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  placeholder: z.string(),
});
export type FilmStill = z.infer<typeof filmStill>;

const filmRow = z.object({ height: z.int(), plays: z.boolean(), still: filmStill.nullable() });
const versionRows = z.array(z.object({ height: z.int(), url: z.string(), size: z.coerce.number() }));

/** One version of a film: MP4 with H.264. `size` in bytes. */
export type FilmVersion = z.infer<typeof versionRows>[number];

export interface Film {
  /** Lines, as it is shown. */
  height: number;
  /** Every browser plays the uploaded file as it is. */
  plays: boolean;
  still: FilmStill | null;
  /** Only those whose files are there. */
  versions: FilmVersion[];
}

/** What a worker made of the films (apps/worker/src/films), by the content hash of the uploaded file. */
export interface Films {
  /** Null when no worker has looked at the film. */
  find(source: string): Promise<Film | null>;
  /** First of all: what is to be known of the film. */
  begin(source: string, film: Omit<Film, 'versions'>): Promise<void>;
  add(source: string, version: FilmVersion): Promise<void>;
}

export function createFilms(db: Queryable, files: FileStore): Films {
  return {
    async find(source) {
      const film = z
        .array(filmRow)
        .parse((await db.query('select height, plays, still from vitrine.film where source = $1', [source])).rows)[0];
      if (!film) return null;
      const { rows } = await db.query('select height, url, size from vitrine.film_version where source = $1', [source]);
      const versions = versionRows.parse(rows);
      const there = await Promise.all(versions.map(({ url }) => files.exists(url.slice(1))));
      const still = film.still && (await files.exists(film.still.key)) ? film.still : null;
      return { ...film, still, versions: versions.filter((_, index) => there[index]) };
    },
    async begin(source, { height, plays, still }) {
      await db.query(
        `insert into vitrine.film (source, height, plays, still) values ($1, $2, $3, $4)
         on conflict (source) do update set height = excluded.height, plays = excluded.plays, still = excluded.still`,
        [source, height, plays, still],
      );
    },
    async add(source, { height, url, size }) {
      await db.query(
        `insert into vitrine.film_version (source, height, url, size) values ($1, $2, $3, $4)
         on conflict (source, height) do update set url = excluded.url, size = excluded.size`,
        [source, height, url, size],
      );
    },
  };
}
