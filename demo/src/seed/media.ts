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
import { recordId } from './record-id.ts';
import { libraryName, type SeedRun } from './seed-run.ts';

export const pictureId = (key: PictureKey) => recordId('images', key);
export const filmId = (key: FilmKey) => recordId('videos', key);
export const turntableId = (key: TurntableKey) => recordId('three-d-renderings', key);

const keysOf = <K extends string>(record: Record<K, unknown>) => Object.keys(record).filter((key): key is K => key in record);

/** Pictures, films with their stills, turntables with their frames. */
export async function seedMedia(run: SeedRun): Promise<void> {
  for (const key of keysOf(PICTURES)) {
    const { alt, focus } = PICTURES[key];
    const file = { path: pictureFile(key), name: libraryName(key, '.webp'), type: 'image/webp' };
    await run.upload('images', key, file, { alt, focalX: focus.x, focalY: focus.y });
  }
  for (const key of keysOf(FILMS)) {
    const { alt, poster } = FILMS[key];
    const file = { path: filmFile(key), name: libraryName(key, '.mp4'), type: 'video/mp4' };
    await run.upload('videos', key, file, { alt, poster: pictureId(poster) });
  }
  for (const key of keysOf(TURNTABLES)) {
    const frames: string[] = [];
    for (let frame = 0; frame < TURNTABLE_FRAMES; frame += 1) {
      const name = `${key}/${String(frame).padStart(2, '0')}`;
      const file = { path: frameFile(key, frame), name: libraryName(name, '.webp'), type: 'image/webp' };
      frames.push(await run.upload('rendering-frames', name, file, {}));
    }
    const { title, alt } = TURNTABLES[key];
    await run.write('three-d-renderings', key, (words) => ({ title: words(title), alt, frames, jump: 1 }));
  }
}
