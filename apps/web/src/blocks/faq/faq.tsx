import { Accordion } from '@vitrine/ui/accordion/accordion.tsx';
import { questionItems, useAskedAnchor } from '../../sections/faq/question-items.ts';
import { BELOW } from '../outline.ts';
import type { BlockProps } from '../resources.ts';
import { Titled } from '../titled.tsx';

/** Questions and answers; the first one is open, one at a time. */
export function Faq({ block, level }: BlockProps<'faq'>) {
  const { headline, faqList } = block;
  const asked = useAskedAnchor();
  if (faqList.length === 0) return null;
  return (
    <Titled headline={headline} level={level} surface="steel">
      <Accordion items={questionItems(faqList)} asked={asked} firstOpen level={headline === null ? level : BELOW[level]} />
    </Titled>
  );
}
