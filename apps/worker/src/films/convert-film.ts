import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { storeFilmStill } from '@vitrine/release/assets/film-still.ts';
import { createFilms, type Film } from '@vitrine/release/assets/films.ts';
import type { Pool } from '@vitrine/server/database.ts';
import { type FileStore, putAsset } from '@vitrine/server/files.ts';
import type { Log } from '@vitrine/server/log.ts';
import { storeForRelease, type UploadedFilm } from './film-repository.ts';
import { makeVersion } from './make-version.ts';
import { type ProbedFilm, probeFilm } from './probe-film.ts';
import { takeStill } from './take-still.ts';
import { wantedHeights } from './wanted-heights.ts';

export interface FilmTools {
  pool: Pool;
  files: FileStore;
  log: Log;
  signal: AbortSignal;
}

/** Where versions are written while they are made. */
export const WORK_FOLDER = 'converting';

/** The film's key in the file store, and its content hash. */
interface FilmSource {
  key: string;
  hash: string;
}

async function begin(tools: FilmTools, film: UploadedFilm, { key, hash }: FilmSource, probed: ProbedFilm, known: Film | null) {
  const { files, pool, signal } = tools;
  if (known && (known.still || film.hasPoster)) return;
  const picture = film.hasPoster ? null : await takeStill(files.path(key), probed, signal);
  const still = picture && (await storeFilmStill(files, hash, picture));
  await storeForRelease(pool, hash, (db) =>
    createFilms(db, files).begin(hash, { height: probed.height, plays: probed.plays, still }),
  );
}

async function addVersion(tools: FilmTools, film: UploadedFilm, source: FilmSource, probed: ProbedFilm, height: number) {
  const { files, pool, log, signal } = tools;
  const started = performance.now();
  // A name of its own: a program that outlived its worker may still be writing to another.
  const target = files.path(join(WORK_FOLDER, `${randomUUID()}.mp4`));
  await mkdir(parse(target).dir, { recursive: true });
  try {
    await makeVersion(files.path(source.key), target, height, probed, signal);
    const bytes = await readFile(target);
    const url = await putAsset(files, `${parse(film.upload.filename).name}-${height}.mp4`, bytes);
    await storeForRelease(pool, source.hash, (db) =>
      createFilms(db, files).add(source.hash, { height, url, size: bytes.length }),
    );
    log.info(
      { film: film.upload.id, height, bytes: bytes.length, ms: Math.round(performance.now() - started) },
      'film version made',
    );
  } finally {
    await rm(target, { force: true });
  }
}

/**
 * Makes what a film lacks: its still, then its versions from the smallest. Each is stored when it is whole, so that whoever is
 * interrupted goes on with the next. Throws ProgramError.
 */
export async function convertFilm(tools: FilmTools, film: UploadedFilm, source: FilmSource, known: Film | null): Promise<void> {
  const probed = await probeFilm(tools.files.path(source.key), tools.signal);
  await begin(tools, film, source, probed, known);
  const made = (known?.versions ?? []).map(({ height }) => height);
  for (const height of wantedHeights(probed, [...film.heightsByHand, ...made])) {
    await addVersion(tools, film, source, probed, height);
  }
}
