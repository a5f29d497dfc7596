import { Accordion } from '@vitrine/ui/accordion/accordion.tsx';
import { BELOW } from '../outline.ts';
import bullets from '../points.module.css';
import type { BlockProps } from '../resources.ts';
import { Titled } from '../titled.tsx';

/** Lists under titles; the first one is open, one at a time. */
export function BulletPointsAccordion({ block, level }: BlockProps<'bulletPointsAccordion'>) {
  const { headline, accordionItem } = block;
  if (accordionItem.length === 0) return null;
  return (
    <Titled headline={headline} level={level} surface="steel">
      <Accordion
        items={accordionItem.map(({ accordionHeadline, bulletPoints }, index) => ({
          id: `${index}`,
          title: accordionHeadline,
          body: (
            <ul className={bullets.points}>
              {bulletPoints.map((point, place) => (
                <li key={place}>{point}</li>
              ))}
            </ul>
          ),
        }))}
        firstOpen
        level={headline === null ? level : BELOW[level]}
      />
    </Titled>
  );
}
