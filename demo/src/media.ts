import { join } from 'node:path';
import { pictures as blockCutterPictures } from './media/block-cutter.ts';
import { pictures as cutterPictures } from './media/cutters.ts';
import { pictures as elevationPictures } from './media/elevations.ts';
import { pictures as emulsifierPictures } from './media/emulsifier.ts';
import { pictures as goodsPictures } from './media/goods.ts';
import { pictures as grinderPictures } from './media/grinders.ts';
import { pictures as groupPictures } from './media/groups.ts';
import { pictures as largeGrinderPictures } from './media/large-grinders.ts';
import { pictures as mixerPictures } from './media/mixers.ts';
import { pictures as scenePictures } from './media/scenes.ts';
import { pictures as otherCutterPictures } from './media/small-and-large-cutters.ts';
import { pictures as smallGrinderPictures } from './media/small-grinders.ts';
import { type Text, t } from './text.ts';

/** Folder of the originals. */
export const MEDIA_FOLDER = join(import.meta.dirname, '../media');

/** Every picture of the demo: its file is `media/<key>.webp`. */
export const PICTURES = {
  ...smallGrinderPictures,
  ...grinderPictures,
  ...largeGrinderPictures,
  ...cutterPictures,
  ...otherCutterPictures,
  ...mixerPictures,
  ...emulsifierPictures,
  ...blockCutterPictures,
  ...goodsPictures,
  ...scenePictures,
  ...groupPictures,
  ...elevationPictures,
};
export type PictureKey = keyof typeof PICTURES;

const isPicture = (key: string): key is PictureKey => Object.hasOwn(PICTURES, key);
/** A machine straight from the side, by its slug; null where there is no such picture. */
export const sideViewOf = (slug: string): PictureKey | null => {
  const key = `${slug}/elevation`;
  return isPicture(key) ? key : null;
};

export interface Video {
  alt: Text;
  poster: PictureKey;
  /** What is to be heard and to be known: seconds from the beginning, and words. */
  captions?: readonly { from: number; to: number; text: Text }[];
}
/** Films: `media/<key>.mp4`. */
export const VIDEOS = {
  'films/k-550': {
    alt: t(
      'Kutter K 550: die gefüllte Schüssel dreht sich unter der Messerhaube',
      'Bowl cutter K 550: the filled bowl turns under the knife hood',
    ),
    poster: 'films/k-550-still',
    captions: [
      {
        from: 0.4,
        to: 3,
        text: t(
          'Die Schüssel dreht gleichmäßig, das Brät läuft unter der Haube.',
          'The bowl turns evenly, the emulsion runs under the hood.',
        ),
      },
      {
        from: 3.2,
        to: 6,
        text: t('Unter der Haube schneiden acht Messer.', 'Under the hood, eight knives cut.'),
      },
    ],
  },
  'films/ww-200': {
    alt: t('Winkelwolf WW 200: Hackfleisch tritt aus der Lochscheibe', 'Angled meat grinder WW 200: mince leaves the hole plate'),
    poster: 'films/ww-200-still',
  },
  'films/gs-620': {
    alt: t(
      'Gefrierfleischschneider GS 620: die Messertrommel dreht sich hinter dem gefrorenen Block',
      'Frozen block cutter GS 620: the drum with the knives turns behind a frozen block',
    ),
    poster: 'films/gs-620-still',
  },
} as const satisfies Record<string, Video>;
export type VideoKey = keyof typeof VIDEOS;

interface Turntable {
  title: Text;
  alt: Text;
}
/** Turntables: 24 frames, `media/<key>/00.webp` to `23.webp`, 15 degrees apart. */
export const TURNTABLES = {
  'ww-200/turntable': {
    title: t('Gesamte Maschine', 'Whole machine'),
    alt: t('Winkelwolf WW 200, rundum zu drehen', 'Angled meat grinder WW 200, to be turned all round'),
  },
  'k-330/turntable': {
    title: t('Gesamte Maschine', 'Whole machine'),
    alt: t('Kutter K 330, rundum zu drehen', 'Bowl cutter K 330, to be turned all round'),
  },
  'wm-600/turntable': {
    title: t('Gesamte Maschine', 'Whole machine'),
    alt: t('Mischwolf WM 600, rundum zu drehen', 'Mixer-grinder WM 600, to be turned all round'),
  },
} as const satisfies Record<string, Turntable>;
export type TurntableKey = keyof typeof TURNTABLES;
export const TURNTABLE_FRAMES = 24;

export const pictureFile = (key: PictureKey) => join(MEDIA_FOLDER, `${key}.webp`);
export const videoFile = (key: VideoKey) => join(MEDIA_FOLDER, `${key}.mp4`);
export const frameFile = (key: TurntableKey, frame: number) => join(MEDIA_FOLDER, key, `${String(frame).padStart(2, '0')}.webp`);
