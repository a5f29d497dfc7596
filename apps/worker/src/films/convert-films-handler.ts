import { rm } from 'node:fs/promises';
import { convertFilmsJob } from '@vitrine/jobs/convert-films.ts';
import { createFilms, type Film } from '@vitrine/release/assets/films.ts';
import { createOriginals } from '@vitrine/release/assets/originals.ts';
import { type Handler, handle } from '../queue/run-queue.ts';
import { convertFilm, type FilmTools } from './convert-film.ts';
import { type UploadedFilm, uploadedFilms } from './film-repository.ts';
import { findFfmpeg } from './find-ffmpeg.ts';
import { wantedHeights } from './wanted-heights.ts';

const NOTHING_INSTALLED = 'by hand: no ffmpeg';

interface FilmConversion {
  handler: Handler;
  /** What /health/state says: "ffmpeg 5.1", or that versions are uploaded by hand. */
  state(): string;
  /** Ends what is being made; the next worker goes on. */
  stop(): void;
}

function isComplete({ hasPoster, heightsByHand }: UploadedFilm, known: Film | null): boolean {
  if (!known || !(hasPoster || known.still)) return false;
  return wantedHeights(known, [...heightsByHand, ...known.versions.map(({ height }) => height)]).length === 0;
}

/**
 * Makes versions by height and stills of films, where ffmpeg is installed; elsewhere they are uploaded by hand. A film that
 * cannot be converted is passed over until its file changes or the worker starts anew: the app shows it as it is.
 */
export async function createFilmConversion(options: Omit<FilmTools, 'signal'>): Promise<FilmConversion> {
  const { pool, files, scratch, log } = options;
  const ffmpeg = await findFfmpeg();
  const stopping = new AbortController();
  const tools: FilmTools = { ...options, signal: stopping.signal };
  const failed = new Set<string>();
  log.info({ films: ffmpeg ?? NOTHING_INSTALLED }, 'film conversion');

  async function convertIfNeeded(film: UploadedFilm): Promise<void> {
    try {
      const source = await createOriginals(pool, files).find('videos', film.upload);
      const known = await createFilms(pool, files).find(source.hash);
      if (failed.has(source.hash) || isComplete(film, known)) return;
      failed.add(source.hash);
      await convertFilm(tools, film, source, known);
      failed.delete(source.hash);
    } catch (error) {
      if (stopping.signal.aborted) throw error;
      log.warn({ film: film.upload.id, reason: error instanceof Error ? error.message : 'unknown' }, 'film not converted');
    }
  }

  return {
    state: () => ffmpeg ?? NOTHING_INSTALLED,
    stop: () => stopping.abort(),
    handler: handle(convertFilmsJob, async () => {
      if (!ffmpeg) return;
      // One job of this queue runs at a time: what is in the folder was left by a worker that was killed.
      await rm(scratch, { recursive: true, force: true, maxRetries: 10 });
      for (const film of await uploadedFilms(pool)) await convertIfNeeded(film);
    }),
  };
}
