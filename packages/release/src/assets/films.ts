import type { Queryable } from '@vitrine/server/database.ts';
import type { FileStore } from '@vitrine/server/files.ts';
import { z } from 'zod';

/** A still out of a film: a picture in the file store. */
export const filmStill = z.object({
  key: z.string(),
  hash: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
  placeholder: z.string(),
});
export type FilmStill = z.infer<typeof filmStill>;

const filmRow = z.object({ plays: z.boolean(), still: filmStill.nullable() });
const versionRows = z.array(z.object({ height: z.int(), url: z.string(), size: z.coerce.number() }));

/** One version of a film: MP4 with H.264. `size` in bytes. */
export type FilmVersion = z.infer<typeof versionRows>[number];

export interface Film {
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
  begin(source: string, film: { plays: boolean; still: FilmStill | null }): Promise<void>;
  add(source: string, version: FilmVersion): Promise<void>;
}

export function createFilms(db: Queryable, files: FileStore): Films {
  const isThere = async (key: string) => files.exists(key);
  return {
    async find(source) {
      const film = z
        .array(filmRow)
        .parse((await db.query('select plays, still from vitrine.film where source = $1', [source])).rows)[0];
      if (!film) return null;
      const { rows } = await db.query('select height, url, size from vitrine.film_version where source = $1', [source]);
      const versions = versionRows.parse(rows);
      const there = await Promise.all(versions.map(({ url }) => isThere(url.slice(1))));
      const still = film.still && (await isThere(film.still.key)) ? film.still : null;
      return { plays: film.plays, still, versions: versions.filter((_, index) => there[index]) };
    },
    async begin(source, { plays, still }) {
      await db.query(
        `insert into vitrine.film (source, plays, still) values ($1, $2, $3)
         on conflict (source) do update set plays = excluded.plays, still = excluded.still`,
        [source, plays, still],
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
