import { Accordion as Folds } from '@vitrine/ui/accordion/accordion.tsx';
import { BELOW } from '../outline.ts';
import type { BlockProps } from '../resources.ts';
import { Titled } from '../titled.tsx';

/** Titles that open what is under them: one at a time, as cards several (catalogue.md 2, "Accordion"). */
export function Accordion({ block, level }: BlockProps<'accordion'>) {
  const { headline, appearance, isFirstItemOpen, accordionItem } = block;
  if (accordionItem.length === 0) return null;
  return (
    <Titled headline={headline} level={level}>
      <Folds
        items={accordionItem.map(({ accordionHeadline, accordionCopy }, index) => ({
          id: `${index}`,
          title: accordionHeadline,
          body: accordionCopy,
        }))}
        variant={appearance === 'cards' ? 'cards' : 'list'}
        firstOpen={isFirstItemOpen}
        level={headline === null ? level : BELOW[level]}
      />
    </Titled>
  );
}
