import { CROP_RATIO, type Crop } from '@vitrine/contract/assets.ts';

export interface Size {
  width: number;
  height: number;
}
/** In percent of the picture, from the left and from above. */
export interface FocalPoint {
  x: number;
  y: number;
}
export interface Area extends Size {
  left: number;
  top: number;
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max);

/** The largest area of a crop's ratio inside a picture, as near to centred on the focal point as the edges allow; whole pixels. */
export function cropArea(picture: Size, crop: Crop, focal: FocalPoint): Area {
  if (crop === 'auto') return { left: 0, top: 0, ...picture };
  const ratio = CROP_RATIO[crop];
  const wide = picture.width / picture.height > ratio;
  const width = wide ? Math.max(1, Math.round(picture.height * ratio)) : picture.width;
  const height = wide ? picture.height : Math.max(1, Math.round(picture.width / ratio));
  return {
    width,
    height,
    left: clamp(Math.round((picture.width * focal.x) / 100 - width / 2), picture.width - width),
    top: clamp(Math.round((picture.height * focal.y) / 100 - height / 2), picture.height - height),
  };
}
