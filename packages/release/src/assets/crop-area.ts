import type { Crop } from '@vitrine/contract/assets.ts';
import { cropSize, type PixelSize } from '@vitrine/contract/crop-size.ts';

/** In percent of the picture, from the left and from above. */
export interface FocalPoint {
  x: number;
  y: number;
}
export interface Area extends PixelSize {
  left: number;
  top: number;
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);

/** The largest area of a crop's ratio inside a picture, as near to centred on the focal point as the edges allow; whole pixels. */
export function cropArea(picture: PixelSize, crop: Crop, focal: FocalPoint): Area {
  const { width, height } = cropSize(picture, crop);
  return {
    width,
    height,
    left: clamp(Math.round((picture.width * focal.x) / 100 - width / 2), picture.width - width),
    top: clamp(Math.round((picture.height * focal.y) / 100 - height / 2), picture.height - height),
  };
}
