import { isFullPage } from './quote/model.ts';
import type { ContentBlock, HeadingLevel } from './resources.ts';

export interface PrintPart {
  /** The part's one block fills a page of its own. */
  isSheet: boolean;
  blocks: { block: ContentBlock; level: HeadingLevel }[];
}

/** True for a block that prints as a full-bleed page of its own (print/sheets.module.css). */
export const isSheet = (block: ContentBlock): boolean => block.type === 'quote' && isFullPage(block);

/** Blocks in order, those that follow each other on pages with margins gathered. */
export function printParts(blocks: readonly ContentBlock[], levels: readonly HeadingLevel[]): PrintPart[] {
  const parts: PrintPart[] = [];
  for (const [index, block] of blocks.entries()) {
    const entry = { block, level: levels[index] ?? 2 };
    const last = parts.at(-1);
    if (isSheet(block) || !last || last.isSheet) parts.push({ isSheet: isSheet(block), blocks: [entry] });
    else last.blocks.push(entry);
  }
  return parts;
}
