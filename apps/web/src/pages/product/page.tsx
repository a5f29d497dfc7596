import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ComponentType, useMemo } from 'react';
import { Advantages } from '../../sections/advantages/advantages.tsx';
import { Applications } from '../../sections/applications/applications.tsx';
import { CaseStudies } from '../../sections/case-studies/case-studies.tsx';
import { Downloads } from '../../sections/downloads/downloads.tsx';
import { Faq } from '../../sections/faq/faq.tsx';
import { Highlights } from '../../sections/highlights/highlights.tsx';
import { Intro } from '../../sections/intro/intro.tsx';
import { Options } from '../../sections/options/options.tsx';
import type { Product } from '../../sections/product-model.ts';
import { RelatedContent } from '../../sections/related-content/related-content.tsx';
import { SectionMenu } from '../../sections/section-menu/section-menu.tsx';
import { SendDocument } from '../../sections/send-document/send-document.tsx';
import { TechnicalData } from '../../sections/technical-data/technical-data.tsx';
import { View360 } from '../../sections/view-360/view-360.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { productQuery } from './query.ts';
import { type ProductSection, sectionsByEntry, visibleSections } from './sections.ts';

const SECTIONS: Record<ProductSection, ComponentType<{ product: Product }>> = {
  overview: Intro,
  view360: View360,
  highlights: Highlights,
  advantages: Advantages,
  applications: Applications,
  caseStudies: CaseStudies,
  technicalData: TechnicalData,
  options: Options,
  downloads: Downloads,
  faq: Faq,
  relatedContent: RelatedContent,
};

const route = getRouteApi('/product/$slug');

/** The page of one machine: its sections that have data, in the specification's order, then the "send document" box. */
export function ProductPage() {
  const { slug } = route.useParams();
  const { data: product } = useSuspenseQuery(productQuery(slug));
  usePageTitle(product.title);
  const parts = useMemo(() => sectionsByEntry(visibleSections(product)), [product]);
  return (
    // A new machine is a new page: nothing of the last one's filters, tabs and open questions stays.
    <article key={product.id}>
      <SectionMenu entries={parts.map(({ entry }) => entry)} />
      {parts.map(({ entry, sections }) => (
        <div key={entry} id={entry} tabIndex={-1}>
          {sections.map((section) => {
            const Section = SECTIONS[section];
            return <Section key={section} product={product} />;
          })}
        </div>
      ))}
      <SendDocument
        path={`/product/${product.slug}`}
        title={product.title}
        image={product.previewImage ?? product.productImage}
      />
    </article>
  );
}
