/**
 * Every weight and width (%) that the print pages set text in. Each is a font file of its own: text in another one would
 * print in the nearest of these.
 */
export const PRINT_FACES = [
  [400, 100],
  [500, 100],
  [560, 100],
  [600, 100],
  [560, 106],
  [560, 110],
  [560, 112],
  [720, 125],
] as const;
