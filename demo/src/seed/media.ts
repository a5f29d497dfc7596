import {
  FILMS,
  type FilmKey,
  filmFile,
  frameFile,
  PICTURES,
  type PictureKey,
  pictureFile,
  TURNTABLE_FRAMES,
  TURNTABLES,
  type TurntableKey,
} from '../media.ts';
import { inOrder } from './in-order.ts';
import { recordId } from './record-id.ts';
import { libraryName, type SeedRun } from './seed-run.ts';

export const pictureId = (key: PictureKey) => recordId('images', key);
export const filmId = (key: FilmKey) => recordId('videos', key);
export const turntableId = (key: TurntableKey) => recordId('three-d-renderings', key);

const keysOf = <K extends string>(record: Record<K, unknown>) => Object.keys(record).filter((key): key is K => key in record);

const seedPicture = (run: SeedRun) => (key: PictureKey) => {
  const { alt, focus } = PICTURES[key];
  const file = { path: pictureFile(key), name: libraryName(key, '.webp'), type: 'image/webp' };
  return run.upload('images', key, file, { alt, focalX: focus.x, focalY: focus.y });
};

const seedFilm = (run: SeedRun) => (key: FilmKey) => {
  const { alt, poster } = FILMS[key];
  const file = { path: filmFile(key), name: libraryName(key, '.mp4'), type: 'video/mp4' };
  return run.upload('videos', key, file, { alt, poster: pictureId(poster) });
};

async function seedTurntable(run: SeedRun, key: TurntableKey): Promise<void> {
  const numbers = Array.from({ length: TURNTABLE_FRAMES }, (_, frame) => frame);
  const frames = await inOrder(numbers, (frame) => {
    const name = `${key}/${String(frame).padStart(2, '0')}`;
    return run.upload(
      'rendering-frames',
      name,
      { path: frameFile(key, frame), name: libraryName(name, '.webp'), type: 'image/webp' },
      {},
    );
  });
  const { title, alt } = TURNTABLES[key];
  await run.write('three-d-renderings', key, (words) => ({ title: words(title), alt, frames, jump: 1 }));
}

/** Pictures, films with their stills, turntables with their frames. */
export async function seedMedia(run: SeedRun): Promise<void> {
  await inOrder(keysOf(PICTURES), seedPicture(run));
  await inOrder(keysOf(FILMS), seedFilm(run));
  for (const key of keysOf(TURNTABLES)) await seedTurntable(run, key);
}
