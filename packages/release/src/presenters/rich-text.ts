import type { RichText, RichTextSpan } from '@vitrine/contract/rich-text.ts';
import { z } from 'zod';
import type { Typesetter } from '../typography/typesetter.ts';

/** Bits of a text node's `format` in Lexical. */
const BOLD = 1;
const ITALIC = 2;

/** The parts of Lexical's nodes that are read; what else they hold (styles, alignment, versions) never leaves the CMS. */
const node = z.object({
  type: z.string(),
  text: z.string().optional(),
  format: z.union([z.number(), z.string()]).optional(),
  tag: z.string().optional(),
  listType: z.string().optional(),
  fields: z.object({ url: z.string().nullish(), newTab: z.boolean().nullish() }).optional(),
  get children(): z.ZodOptional<z.ZodArray<typeof node>> {
    return z.array(node).optional();
  },
});
type Node = z.infer<typeof node>;
const state = z.object({ root: node });

const childrenOf = ({ children }: Node): Node[] => children ?? [];

/** The runs of text below a node. A node of an unknown kind gives its text, so that no words are lost. */
function spansOf(parent: Node, link: RichTextSpan['link'], type: Typesetter): RichTextSpan[] {
  return childrenOf(parent).flatMap((child): RichTextSpan[] => {
    if (child.type === 'linebreak') return [{ text: '\n' }];
    if (child.text !== undefined) {
      const format = typeof child.format === 'number' ? child.format : 0;
      return [
        {
          text: type.text(child.text),
          ...((format & BOLD) !== 0 && { bold: true as const }),
          ...((format & ITALIC) !== 0 && { italic: true as const }),
          ...(link && { link }),
        },
      ];
    }
    const url = child.type === 'link' ? child.fields?.url : null;
    return spansOf(child, url ? { url, openInNewTab: Boolean(child.fields?.newTab) } : link, type);
  });
}

/** The items of a list; those of a list inside an item follow it on the same level. */
function itemsOf(list: Node, type: Typesetter): RichTextSpan[][] {
  return childrenOf(list).flatMap((item) => {
    const below = childrenOf(item).filter((child) => child.type === 'list');
    const own = spansOf({ ...item, children: childrenOf(item).filter((child) => child.type !== 'list') }, undefined, type);
    return [...(own.length > 0 ? [own] : []), ...below.flatMap((nested) => itemsOf(nested, type))];
  });
}

/** An editor's text as the contract's structure, typeset. Empty paragraphs are left out. */
export function presentRichText(type: Typesetter, value: unknown): RichText {
  const parsed = state.safeParse(value);
  if (!parsed.success) return [];
  return childrenOf(parsed.data.root).flatMap((block): RichText => {
    if (block.type === 'list') {
      const items = itemsOf(block, type);
      return items.length > 0 ? [{ type: 'list', isOrdered: block.listType === 'number', items }] : [];
    }
    const spans = spansOf(block, undefined, type);
    if (spans.length === 0) return [];
    if (block.type === 'heading') return [{ type: 'headline', size: block.tag === 'h4' ? 'h4' : 'h3', spans }];
    return [{ type: 'paragraph', spans }];
  });
}
