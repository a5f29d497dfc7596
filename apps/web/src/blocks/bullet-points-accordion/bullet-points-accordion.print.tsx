import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import body from '../../print/body.module.css';
import { BELOW } from '../outline.ts';
import bullets from '../points.print.module.css';
import type { BlockProps } from '../resources.ts';

/** Every list open, two beside each other. */
export function BulletPointsAccordion({ block, level }: BlockProps<'bulletPointsAccordion'>) {
  const { headline, accordionItem } = block;
  const Heading = `h${level}` as const;
  const Title = `h${headline === null ? level : BELOW[level]}` as const;
  if (accordionItem.length === 0) return null;
  return (
    <section className={body.section}>
      {headline !== null && <Heading className={body.h2}>{stripSoftHyphens(headline)}</Heading>}
      <div className={body.categories}>
        {accordionItem.map(({ accordionHeadline, bulletPoints }, index) => (
          <div key={index} className={body.category} data-may-begin-page="rows">
            <Title className={body.h3}>{stripSoftHyphens(accordionHeadline)}</Title>
            <ul className={bullets.points}>
              {bulletPoints.map((point, place) => (
                <li key={place}>{point}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </section>
  );
}
