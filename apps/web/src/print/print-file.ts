import { type ImageVersion, PRINT_SIZES } from '@vitrine/contract/assets.ts';

/** What paper shows of a photograph at reading distance. */
const DOTS_PER_INCH = 200;
const MILLIMETRES_PER_INCH = 25.4;

/** How wide so many pixels print at 200 dpi, in mm. */
export const millimetresOf = (pixels: number): number => (pixels / DOTS_PER_INCH) * MILLIMETRES_PER_INCH;

/** The smallest JPEG of a version that fills `millimetres` of paper at 200 dpi; the largest if none does. */
export function printFile(version: ImageVersion, millimetres: number): string {
  const pixels = (millimetres / MILLIMETRES_PER_INCH) * DOTS_PER_INCH;
  const size = PRINT_SIZES.find((width) => width >= pixels);
  return (size && version.printSmall[`${size}`]) ?? version.print;
}
