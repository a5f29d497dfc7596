import { stripSoftHyphens } from '@vitrine/contract/text.ts';

/** Widths in em of Archivo at 112 % and 560, a little generously; what is not here is as wide as a capital. */
const WIDE = 1.02;
const CAPITAL = 0.8;
const FIGURE = 0.69;
const SPACE = 0.27;

const widthOf = (letter: string) => {
  if (/[WM]/.test(letter)) return WIDE;
  if (/\d/.test(letter)) return FIGURE;
  return /\s/.test(letter) ? SPACE : CAPITAL;
};

/**
 * How wide a type name is set, in em, on one line: the name ends before the machine begins, so its size follows from its
 * letters (intro.module.css). It is known before the name is laid out, so that nothing moves.
 */
export const nameWidth = (name: string): number =>
  [...stripSoftHyphens(name)].reduce((width, letter) => width + widthOf(letter), 0);
