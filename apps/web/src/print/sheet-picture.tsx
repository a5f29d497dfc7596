import type { assetImage, Crop } from '@vitrine/contract/assets.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { PrintPicture } from './print-picture.tsx';
import { placeOnSheet, SHEET_WIDTH } from './sheet-place.ts';
import styles from './sheets.module.css';

interface Props {
  image: Model<typeof assetImage>;
  /** The crop that fills the sheet; null for what no cut may touch. */
  fill: Crop | null;
  /** What a band has for its height, in mm. */
  highest: number;
  /** Of a picture that fills it. */
  className: string | undefined;
}

/** The picture of a full-bleed sheet: fills it, or is a band on its ground. */
export function SheetPicture({ image, fill, highest, className }: Props) {
  const { crop, fills, millimetres, ratio } = placeOnSheet(image, fill, highest);
  if (fills) return <PrintPicture className={className} image={image} crop={crop} millimetres={millimetres} />;
  return (
    <figure
      className={styles.band}
      data-narrow={millimetres < SHEET_WIDTH ? '' : undefined}
      style={{ width: `${millimetres}mm`, aspectRatio: ratio }}
    >
      <PrintPicture image={image} crop={crop} millimetres={millimetres} />
    </figure>
  );
}
