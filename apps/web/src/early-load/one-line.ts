import { stripSoftHyphens } from '@vitrine/contract/text.ts';

/** Widths in em of Archivo at 86 % and 560, each class as wide as its widest letter; what is not here is as wide as a W. */
const WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/\s/, 0.17],
  [/[ijlI]/, 0.26],
  [/[frt(),.:-]/, 0.31],
  [/[cksvxyz]/, 0.48],
  [/[mwM]/, 0.77],
  [/[a-zßäöü\d]/, 0.52],
  [/[A-VX-ZÄÖÜ]/, 0.69],
];
const WIDEST = 0.84;
/** packages/ui/src/type.css, `h3`: between letters, in em. */
const TRACKING = -0.01;
/** Sizes of `h3` in rem, and margins of the page in rem, in a window of a phone (packages/ui/src/tokens.css). */
const SMALLEST = 1.375;
const SIZE = 1.216;
const SIZE_OF_WINDOW = 0.00654;
const MARGINS = 2.5;

/** How wide a line in that size and weight is, in em of its size, a little generously. */
const lineWidth = (text: string) =>
  [...stripSoftHyphens(text)].reduce(
    (width, letter) => width + TRACKING + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? WIDEST),
    0,
  );

/** The narrowest window, in em of the reader's text, in which a kind of machine has one line above its type name for certain. */
export function oneLineFrom(kind: string): number {
  const width = lineWidth(kind);
  const growing = (SIZE * width + MARGINS) / (1 - SIZE_OF_WINDOW * width);
  return Math.ceil(Math.max(SMALLEST * width + MARGINS, growing) * 10) / 10;
}
