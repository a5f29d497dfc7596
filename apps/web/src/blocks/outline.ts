import type { ContentBlock, HeadingLevel } from './resources.ts';

const LEVEL_OF_SIZE = { h1: 2, h2: 2, h3: 3, h4: 4 } as const;
/** The next level of headings. */
export const BELOW = { 1: 2, 2: 3, 3: 4, 4: 4 } as const;

const hasHeadline = (block: ContentBlock) => 'headline' in block && block.headline !== null;

/**
 * Level of the first heading of each block. The page's title is its only h1; a headline's size says how large it looks. No
 * level is left out, so that a screen reader's list of headings has no holes.
 */
export function headingLevels(blocks: readonly ContentBlock[]): HeadingLevel[] {
  let above: 1 | HeadingLevel = 1;
  return blocks.map((block) => {
    if (block.type !== 'headline' && !hasHeadline(block)) return BELOW[above];
    const wanted = block.type === 'headline' ? LEVEL_OF_SIZE[block.size] : 2;
    above = wanted <= BELOW[above] ? wanted : BELOW[above];
    return above;
  });
}
