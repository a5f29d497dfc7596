import { privacyPolicy } from '@vitrine/contract/privacy-policy.ts';
import { parseOne } from '@vitrine/contract/resource.ts';
import type { RichText, RichTextSpan } from '@vitrine/contract/rich-text.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';

const wordsOf = (spans: readonly RichTextSpan[]) =>
  spans.map(({ text, link }) => (link && link.url !== text ? `${text} (${link.url})` : text)).join('');

function linesOf(block: RichText[number]): string {
  if (block.type !== 'list') return wordsOf(block.spans);
  return block.items.map((item, index) => `${block.isOrdered ? `${index + 1}.` : '-'} ${wordsOf(item)}`).join('\n');
}

/**
 * A text that was agreed to, for its person: the privacy policy is kept as the document that was published, whose words these are. A
 * text of any other shape stays as it is kept: it is the proof.
 */
export function readableConsent(kept: string): string {
  try {
    const { headline, copy } = parseOne(privacyPolicy, JSON.parse(kept));
    return stripSoftHyphens([headline, ...copy.map(linesOf)].join('\n\n'));
  } catch {
    return kept;
  }
}
