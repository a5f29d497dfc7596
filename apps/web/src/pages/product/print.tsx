import type { ComponentType } from 'react';
import styles from '../../print/body.module.css';
import { Advantages } from '../../sections/advantages/advantages.print.tsx';
import { Applications } from '../../sections/applications/applications.print.tsx';
import { CaseStudies } from '../../sections/case-studies/case-studies.print.tsx';
import { Downloads } from '../../sections/downloads/downloads.print.tsx';
import { Faq } from '../../sections/faq/faq.print.tsx';
import { Highlights } from '../../sections/highlights/highlights.print.tsx';
import { Intro } from '../../sections/intro/intro.print.tsx';
import { Options } from '../../sections/options/options.print.tsx';
import type { Product } from '../../sections/product-model.ts';
import { TechnicalData } from '../../sections/technical-data/technical-data.print.tsx';
import { type ProductSection, visibleSections } from './sections.ts';

/** What each section prints; the intro has a page of its own, and what turns or leads to other pages does not print. */
const PRINTED: Record<ProductSection, ComponentType<{ product: Product; origin: string }> | null> = {
  overview: null,
  view360: null,
  highlights: Highlights,
  advantages: Advantages,
  applications: Applications,
  caseStudies: CaseStudies,
  technicalData: TechnicalData,
  options: Options,
  downloads: Downloads,
  faq: Faq,
  relatedContent: null,
};

interface Props {
  product: Product;
  /** Page group of the body (page-rules.ts). */
  group: string;
  /** Id of the element the chapter begins with. */
  anchor?: string | undefined;
  /** Only the intro (true), all but the intro (false), both (absent); catalogue.md 2, "Print mode". */
  onlyFirstPage?: boolean | undefined;
  /** Address that links in the PDF begin with. */
  origin: string;
}

/** A product as it prints: first page full bleed, then the sections that the screen page shows, in the same order. */
export function PrintProduct({ product, group, anchor, onlyFirstPage, origin }: Props) {
  return (
    <article>
      {onlyFirstPage !== false && <Intro product={product} anchor={anchor} />}
      {onlyFirstPage !== true && (
        <div className={styles.body} data-page-group={group}>
          {visibleSections(product).map((section) => {
            const Section = PRINTED[section];
            return Section && <Section key={section} product={product} origin={origin} />;
          })}
        </div>
      )}
    </article>
  );
}
