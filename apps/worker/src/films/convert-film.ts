import { createReadStream } from 'node:fs';
import { rm, stat } from 'node:fs/promises';
import { parse } from 'node:path';
import { storeFilmStill } from '@vitrine/release/assets/film-still.ts';
import { createFilms, type Film } from '@vitrine/release/assets/films.ts';
import type { Pool } from '@vitrine/server/database.ts';
import { type FileStore, putAssetStream } from '@vitrine/server/files.ts';
import type { Log } from '@vitrine/server/log.ts';
import { storeForRelease, type UploadedFilm } from './film-repository.ts';
import { makeVersion } from './make-version.ts';
import { type ProbedFilm, probeFilm } from './probe-film.ts';
import { openScratchFolder, type ScratchFolder } from './scratch-folder.ts';
import { takeStill } from './take-still.ts';
import { wantedHeights } from './wanted-heights.ts';

export interface FilmTools {
  pool: Pool;
  files: FileStore;
  /** A folder of this machine, for copies of videos while they are converted. */
  scratch: string;
  log: Log;
  signal: AbortSignal;
}

/** The film's key in the file store, and its content hash. */
interface FilmSource {
  key: string;
  hash: string;
}

/** The film copied to where programs can read it. */
interface FilmCopy {
  hash: string;
  folder: ScratchFolder;
  path: string;
}

async function begin(tools: FilmTools, film: UploadedFilm, { path, hash }: FilmCopy, probed: ProbedFilm, known: Film | null) {
  const { files, pool, signal } = tools;
  if (known && (known.still || film.hasPoster)) return;
  const picture = film.hasPoster ? null : await takeStill(path, probed, signal);
  const still = picture && (await storeFilmStill(files, hash, picture));
  await storeForRelease(pool, hash, (db) =>
    createFilms(db, files).begin(hash, { height: probed.height, plays: probed.plays, still }),
  );
}

async function addVersion(tools: FilmTools, film: UploadedFilm, copy: FilmCopy, probed: ProbedFilm, height: number) {
  const { files, pool, log, signal } = tools;
  const started = performance.now();
  const target = copy.folder.path(`${height}.mp4`);
  await makeVersion(copy.path, target, height, probed, signal);
  const { size } = await stat(target);
  const url = await putAssetStream(files, `${parse(film.upload.filename).name}-${height}.mp4`, () => createReadStream(target));
  await rm(target);
  await storeForRelease(pool, copy.hash, (db) => createFilms(db, files).add(copy.hash, { height, url, size }));
  log.info({ film: film.upload.id, height, bytes: size, ms: Math.round(performance.now() - started) }, 'film version made');
}

/**
 * Makes what a film lacks: its still, then its versions from the smallest. Each is stored when it is whole, so that a worker that is
 * interrupted goes on with the next. Throws ProgramError.
 */
export async function convertFilm(tools: FilmTools, film: UploadedFilm, source: FilmSource, known: Film | null): Promise<void> {
  const folder = await openScratchFolder(tools.scratch);
  try {
    const copy = { hash: source.hash, folder, path: await folder.copy(tools.files, source.key, tools.signal) };
    const probed = await probeFilm(copy.path, tools.signal);
    await begin(tools, film, copy, probed, known);
    const made = (known?.versions ?? []).map(({ height }) => height);
    for (const height of wantedHeights(probed, [...film.heightsByHand, ...made])) {
      await addVersion(tools, film, copy, probed, height);
    }
  } finally {
    await folder.remove();
  }
}
