import type { BlocksField } from 'payload';
import { BLOCKS } from '../blocks/blocks.ts';

/** The body of a page, built of blocks in the editor's order. */
export const contentListField: BlocksField = {
  name: 'contentList',
  type: 'blocks',
  label: { de: 'Inhalt', en: 'Content' },
  labels: { singular: { de: 'Baustein', en: 'Block' }, plural: { de: 'Bausteine', en: 'Blocks' } },
  maxRows: 60,
  blocks: BLOCKS,
};
