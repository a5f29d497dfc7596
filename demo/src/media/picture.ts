import { type Text, t } from '../text.ts';

interface Picture {
  alt: Text;
  /** Per cent from the left and from the top: stays visible in every crop. */
  focus: { x: number; y: number };
}

/** A picture by its two alt texts; the focal point is the middle unless said otherwise. */
export const picture = (de: string, en: string, x = 50, y = 50): Picture => ({ alt: t(de, en), focus: { x, y } });

/** Focal point of the heroes: the machine stands right of the type. */
export const HERO_X = 71.5;
