import { CROP_RATIO, type Crop } from './assets.ts';

export interface PixelSize {
  width: number;
  height: number;
}

/** Size of the largest area of a crop's ratio inside a picture, in whole pixels. */
export function cropSize({ width, height }: PixelSize, crop: Crop): PixelSize {
  if (crop === 'auto') return { width, height };
  const ratio = CROP_RATIO[crop];
  return width / height > ratio
    ? { width: Math.max(1, Math.round(height * ratio)), height }
    : { width, height: Math.max(1, Math.round(width / ratio)) };
}
