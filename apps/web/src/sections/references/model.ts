import type { LineReference } from '../resources.ts';

/** What the sheet of a customer and its printed entry say below the headline: the copy, or the subline where there is none. */
export const textOf = ({ copy, subline }: Pick<LineReference, 'copy' | 'subline'>) => copy ?? subline;
