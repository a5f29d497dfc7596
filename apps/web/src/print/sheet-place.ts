import type { assetImage, Crop } from '@vitrine/contract/assets.ts';
import { cropSize } from '@vitrine/contract/crop-size.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { millimetresOf } from './print-file.ts';

/** Width of A4 in mm. */
export const SHEET_WIDTH = 210;

/** What a band has for its height between the words above it and those at the foot, in mm (sheets.module.css). */
export const HIGHEST = { cover: 200, lightCover: 180, first: 165 };

export interface SheetPlace {
  crop: Crop;
  /** The crop has the pixels to fill the sheet; otherwise it is a band. */
  fills: boolean;
  /** How wide it prints. */
  millimetres: number;
  /** Width : height. */
  ratio: number;
}

/**
 * How a picture stands on a full-bleed sheet, nowhere coarser than 200 dpi. The wanted crop fills the sheet if it has the pixels for its
 * width. Otherwise the picture is a band: whole, for that has more pixels across than a cut, and as wide as the sheet, or as these and
 * the height that there is for it allow. `fill`: the crop that fills; null for what no cut may touch.
 */
export function placeOnSheet(image: Model<typeof assetImage>, fill: Crop | null, highest = Number.POSITIVE_INFINITY): SheetPlace {
  const has = (crop: Crop | null): crop is Crop => crop !== null && image.versions[crop] !== undefined;
  const widest = (crop: Crop) => millimetresOf(cropSize(image, crop).width);
  const fills = has(fill) && widest(fill) >= SHEET_WIDTH;
  // Of an upright picture an upright cut has all the width.
  const crop = has(fill) && (fills || !has('auto') || widest(fill) >= widest('auto')) ? fill : 'auto';
  const { width, height } = cropSize(image, crop);
  const ratio = width / height;
  const millimetres = fills ? SHEET_WIDTH : Math.min(SHEET_WIDTH, Math.floor(widest(crop)), Math.round(highest * ratio));
  return { crop, ratio, fills, millimetres };
}
