import { keysOf } from '../keys-of.ts';
import {
  frameFile,
  PICTURES,
  type PictureKey,
  pictureFile,
  TURNTABLE_FRAMES,
  TURNTABLES,
  type TurntableKey,
  VIDEOS,
  type Video,
  type VideoKey,
  videoFile,
} from '../media.ts';
import { ROTATIONS, type Rotation } from '../rotations.ts';
import { inOrder } from './in-order.ts';
import { recordId, rows } from './record-id.ts';
import { libraryName, type SeedRun } from './seed-run.ts';

export const pictureId = (key: PictureKey) => recordId('images', key);
export const videoId = (key: VideoKey) => recordId('videos', key);
export const turntableId = (key: TurntableKey) => recordId('three-d-renderings', key);

const seedPicture = (run: SeedRun) => (key: PictureKey) => {
  const { alt, focus } = PICTURES[key];
  const file = { path: pictureFile(key), name: libraryName(key, '.webp'), type: 'image/webp' };
  return run.upload('images', key, file, { alt, focalX: focus.x, focalY: focus.y });
};

const time = (seconds: number) => `00:0${seconds.toFixed(3)}`;
/** Captions of less than ten seconds as an editor pastes them. */
const webVtt = (captions: Video['captions'], language: 'de' | 'en') =>
  captions &&
  ['WEBVTT', ...captions.map(({ from, to, text }) => `${time(from)} --> ${time(to)}\n${text[language]}`)].join('\n\n');

const seedVideo = (run: SeedRun) => (key: VideoKey) => {
  const { alt, poster, captions }: Video = VIDEOS[key];
  const file = { path: videoFile(key), name: libraryName(key, '.mp4'), type: 'video/mp4' };
  return run.upload('videos', key, file, {
    alt,
    poster: pictureId(poster),
    captions: { de: webVtt(captions, 'de'), en: webVtt(captions, 'en') },
  });
};

/** A turntable with its frames. */
export async function seedTurntable(run: SeedRun, key: TurntableKey): Promise<void> {
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

/** Pictures by their folder: "ww-200" and its keys. */
export function pictureFolders(): Map<string, PictureKey[]> {
  const folders = new Map<string, PictureKey[]>();
  for (const key of keysOf(PICTURES)) {
    const folder = key.slice(0, key.indexOf('/'));
    folders.set(folder, [...(folders.get(folder) ?? []), key]);
  }
  return folders;
}

export const seedPictures = (run: SeedRun, keys: readonly PictureKey[]) => inOrder(keys, seedPicture(run));
/** Videos, after their stills. */
export const seedVideos = (run: SeedRun) => inOrder(keysOf(VIDEOS), seedVideo(run));

export const rotationId = ({ key }: Rotation) => recordId('webrotate-360', key);

/** A view for the 360 rotator with the words of its hotspots. */
const seedRotation = (run: SeedRun, rotation: Rotation) =>
  run.write(
    'webrotate-360',
    rotation.key,
    (words) => ({
      name: words(rotation.name),
      alt: rotation.alt,
      hotspots: rows(`webrotate-360/${rotation.key}`, rotation.hotspots, ({ identifier, label, text }) => ({
        identifier,
        label: words(label),
        text: words(text),
      })),
    }),
    { path: rotation.file, name: libraryName(rotation.key, '.zip'), type: 'application/zip' },
  );

export const seedRotations = (run: SeedRun) => inOrder([...ROTATIONS.values()].flat(), (rotation) => seedRotation(run, rotation));
