import { OpenItems } from '../open-items.print.tsx';
import type { BlockProps } from '../resources.ts';

/** Every item open, in two columns. */
export function Accordion({ block, level }: BlockProps<'accordion'>) {
  return (
    <OpenItems
      headline={block.headline}
      level={level}
      items={block.accordionItem.map(({ accordionHeadline, accordionCopy }) => ({
        title: accordionHeadline,
        body: accordionCopy,
      }))}
    />
  );
}
