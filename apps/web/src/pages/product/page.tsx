import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { routeOf } from '@vitrine/contract/page-paths.ts';
import { type ReactNode, useCallback, useMemo } from 'react';
import { productQuery } from '../../api/product-query.ts';
import { Advantages } from '../../sections/advantages/advantages.tsx';
import { Applications } from '../../sections/applications/applications.tsx';
import { CaseStudies } from '../../sections/case-studies/case-studies.tsx';
import { dataSheetOf } from '../../sections/downloads/data-sheet.ts';
import { Downloads } from '../../sections/downloads/downloads.tsx';
import { Faq } from '../../sections/faq/faq.tsx';
import { Highlights } from '../../sections/highlights/highlights.tsx';
import { Intro } from '../../sections/intro/intro.tsx';
import { Options } from '../../sections/options/options.tsx';
import { PlateChoiceLazy } from '../../sections/plate-choice/lazy.tsx';
import { RelatedContent } from '../../sections/related-content/related-content.tsx';
import type { Product } from '../../sections/resources.ts';
import { Scale } from '../../sections/scale/scale.tsx';
import { MenuParts } from '../../sections/section-menu/menu-parts.tsx';
import { SendDocument } from '../../sections/send-document/send-document.tsx';
import { hasTechnicalData } from '../../sections/technical-data/model.ts';
import { TechnicalData } from '../../sections/technical-data/technical-data.tsx';
import { View360 } from '../../sections/view-360/view-360.tsx';
import { CompareButton } from '../../shell/compare-button.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { type ProductSection, sectionsByEntry, visibleSections } from './sections.ts';

const SECTIONS: Record<ProductSection, (product: Product) => ReactNode> = {
  overview: (product) => (
    <>
      <Intro product={product} />
      <PlateChoiceLazy product={product} />
    </>
  ),
  view360: (product) => <View360 product={product} />,
  highlights: ({ highlightList }) => <Highlights items={highlightList} />,
  advantages: ({ advantagesHeadline, productAdvantageList }) => (
    <Advantages headline={advantagesHeadline} items={productAdvantageList} />
  ),
  applications: ({ content, productApplicationList }) => (
    <Applications introduction={content.applicationsIntroduction} items={productApplicationList} />
  ),
  caseStudies: ({ productCaseStudyList }) => <CaseStudies items={productCaseStudyList} />,
  technicalData: (product) => <TechnicalData product={product} />,
  scale: (product) => <Scale product={product} />,
  options: (product) => <Options product={product} />,
  downloads: ({ productDownloadsList }) => <Downloads items={productDownloadsList} />,
  faq: ({ faqList }) => <Faq items={faqList} />,
  relatedContent: ({ relatedContentHeadline, productRelatedContentList }) => (
    <RelatedContent headline={relatedContentHeadline} items={productRelatedContentList} />
  ),
};

const route = getRouteApi('/product/$slug');

/** The page of one machine: its sections that have data, in the specification's order, then the "send document" box. */
export function ProductPage() {
  const { slug } = route.useParams();
  const { data: product } = useSuspenseQuery(productQuery(slug));
  usePageTitle(product.title);
  const parts = useMemo(() => sectionsByEntry(visibleSections(product)), [product]);
  const section = useCallback((name: ProductSection) => SECTIONS[name](product), [product]);
  return (
    // A new machine is a new page: nothing of the last one's filters, tabs and open questions stays.
    <article key={product.id}>
      <MenuParts parts={parts} section={section}>
        <SendDocument
          path={routeOf({ kind: 'product', slug: product.slug })}
          title={product.title}
          image={product.previewImage ?? product.productImage}
          name={product.productTypeName}
          dataSheet={dataSheetOf(product.productDownloadsList)}
        >
          {!hasTechnicalData(product) && (
            <CompareButton look="ghost" machine={{ slug: product.slug, name: product.productTypeName }} />
          )}
        </SendDocument>
      </MenuParts>
    </article>
  );
}
