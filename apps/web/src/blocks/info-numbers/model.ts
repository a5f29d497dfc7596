import { stripSoftHyphens } from '@vitrine/contract/text.ts';

/** Letters of a figure that half a phone's width has room for at figure size. */
const SHORT = 8;

/** True for a figure that needs a row of its own where the window is narrow. */
export const isLong = (number: string): boolean => stripSoftHyphens(number).length > SHORT;
