import type { Block } from 'payload';
import { richTextField } from '../fields/rich-text.ts';

export const richTextBlock: Block = {
  slug: 'richText',
  interfaceName: 'RichTextBlock',
  labels: { singular: { de: 'Text', en: 'Text' }, plural: { de: 'Texte', en: 'Texts' } },
  fields: [richTextField('copy', { de: 'Text', en: 'Copy' })],
};
