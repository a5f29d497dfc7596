import { OpenItems } from '../open-items.print.tsx';
import type { BlockProps } from '../resources.ts';

/** Questions with their answers open, in two columns. */
export function Faq({ block, level }: BlockProps<'faq'>) {
  return (
    <OpenItems
      headline={block.headline}
      level={level}
      items={block.faqList.map(({ question, answer }) => ({ title: question, body: answer }))}
    />
  );
}
