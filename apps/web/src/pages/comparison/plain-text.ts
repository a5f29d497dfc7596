import { stripSoftHyphens } from '@vitrine/contract/text.ts';

/** Letters only as far as they tell features apart: publishing sets soft hyphens and no-break spaces where it likes. */
export const plainText = (text: string) => stripSoftHyphens(text).replace(/\s+/g, ' ').trim().toLowerCase();
