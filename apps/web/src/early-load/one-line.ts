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
/** Sizes of `h3` in rem (packages/ui/src/type.css). */
const SMALLEST = 1.375;
const SIZE = 1.216;
const SIZE_OF_WINDOW = 0.00654;
/** Margins of the page in rem, and how much wider letters are than on a phone (packages/ui/src/tokens.css). */
const PHONE = { margins: 2.5, stretch: 1 };
const TABLET = { margins: 5, stretch: 96 / 86 };
/** Windows in em: from the first on letters are those of a tablet, from the second on the picture is behind the words and stays. */
const TABLET_FROM = 48;
const PICTURE_BEHIND_FROM = 64;

/** How wide a line in that size and weight is, in em of its size, a little generously. */
const lineWidth = (text: string) =>
  [...stripSoftHyphens(text)].reduce(
    (width, letter) => width + TRACKING + (WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? WIDEST),
    0,
  );

/** The narrowest window that has room for a line of that width, in em. */
function roomFrom(line: number, { margins, stretch }: typeof PHONE): number {
  const width = line * stretch;
  const share = 1 - SIZE_OF_WINDOW * width;
  const growing = share > 0 ? (SIZE * width + margins) / share : Number.POSITIVE_INFINITY;
  return Math.max(SMALLEST * width + margins, growing);
}

/**
 * The narrowest window, in em of the reader's text, in which a kind of machine has one line above its type name for certain, or does not
 * move the picture with its second line.
 */
export function oneLineFrom(kind: string): number {
  const line = lineWidth(kind);
  const onTablets = roomFrom(line, TABLET);
  const from = onTablets > TABLET_FROM ? onTablets : roomFrom(line, PHONE);
  return Math.ceil(Math.min(from, PICTURE_BEHIND_FROM) * 10) / 10;
}
