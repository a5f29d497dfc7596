import * as z from 'zod/mini';

/** Addresses that running text may lead to: the web, mail, telephone. Pages of the app are linked as related content. */
const LINK_ADDRESS = /^(https?:\/\/[^\s<>"]+|mailto:[^\s@<>"]+@[^\s@<>"]+|tel:\+?[\d ()/-]+)$/;

/** True for an address that running text may lead to. */
export const isLinkAddress = (address: string): boolean => LINK_ADDRESS.test(address);

/** A run of characters with one look. A line break is `\n`. */
export const richTextSpan = z.strictObject({
  text: z.string(),
  bold: z.optional(z.literal(true)),
  italic: z.optional(z.literal(true)),
  link: z.optional(z.strictObject({ url: z.string().check(z.regex(LINK_ADDRESS)), openInNewTab: z.boolean() })),
});
export type RichTextSpan = z.infer<typeof richTextSpan>;

const spans = z.array(richTextSpan).check(z.minLength(1));

/**
 * Running text as structure, never as HTML: what is not one of these cannot be published, so a page puts it into
 * elements of its own and nothing can be injected.
 */
export const richText = z.array(
  z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('paragraph'), spans }),
    z.strictObject({ type: z.literal('headline'), size: z.enum(['h3', 'h4']), spans }),
    z.strictObject({ type: z.literal('list'), isOrdered: z.boolean(), items: z.array(spans).check(z.minLength(1)) }),
  ]),
);
export type RichText = z.infer<typeof richText>;
