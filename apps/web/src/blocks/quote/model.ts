import type { ContentBlock } from '../resources.ts';

type QuoteBlock = Pick<ContentBlock<'quote'>, 'backgroundColor' | 'style'>;

/** A black one of style full fills a page of its own: type only (catalogue.md 2; look.md, "Compositions"). */
export const isFullPage = ({ backgroundColor, style }: QuoteBlock): boolean => backgroundColor === 'black' && style === 'full';

const SURFACES = { white: undefined, grey: 'steel', blue: 'blue', black: 'dark' } as const;

/** The surface of a quote's ground; white is the page's own. */
export const surfaceOf = ({ backgroundColor }: Pick<QuoteBlock, 'backgroundColor'>) => SURFACES[backgroundColor];
