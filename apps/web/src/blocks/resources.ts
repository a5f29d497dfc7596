import type { ContentBlock as BlockResource } from '@vitrine/contract/content-blocks.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import type { ReactNode } from 'react';

type AnyBlock = Model<BlockResource>;
export type BlockType = AnyBlock['type'];
type ByType = { [T in BlockType]: Extract<AnyBlock, { type: T }> };
/** A block of a content page: of one type, or of any of the 15. The form lets the compiler pair a block with its component. */
export type ContentBlock<T extends BlockType = BlockType> = { [K in T]: ByType[K] & { type: K } }[T];

/** Level of a heading in the outline of a page. */
export type HeadingLevel = 2 | 3 | 4;

/** What a block gets, on screen and in print. */
export interface BlockProps<T extends BlockType> {
  block: ContentBlock<T>;
  /** Level of the block's first heading: its headline, or else the titles of its items. */
  level: HeadingLevel;
}

/** Written out, because the compiler does not see through a component taken from BlockComponents. */
export type BlockComponent<T extends BlockType> = (props: BlockProps<T>) => ReactNode;

/** A component for each type of block. */
export type BlockComponents = { [T in BlockType]: BlockComponent<T> };
