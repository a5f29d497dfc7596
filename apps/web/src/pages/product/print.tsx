import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { Fragment, type ReactNode } from 'react';
import { productQuery } from '../../api/product-query.ts';
import { queryClient } from '../../api/query-client.ts';
import styles from '../../print/body.module.css';
import type { PrintLayout, PrintPages } from '../../print/print-pages.ts';
import { Advantages } from '../../sections/advantages/advantages.print.tsx';
import { Applications } from '../../sections/applications/applications.print.tsx';
import { CaseStudies } from '../../sections/case-studies/case-studies.print.tsx';
import { Downloads } from '../../sections/downloads/downloads.print.tsx';
import { Faq } from '../../sections/faq/faq.print.tsx';
import { Highlights } from '../../sections/highlights/highlights.print.tsx';
import { Intro } from '../../sections/intro/intro.print.tsx';
import { Options } from '../../sections/options/options.print.tsx';
import type { Product } from '../../sections/resources.ts';
import { Scale } from '../../sections/scale/scale.print.tsx';
import { TechnicalData } from '../../sections/technical-data/technical-data.print.tsx';
import { PRODUCT_SECTIONS, type ProductSection, visibleSections } from './sections.ts';

/** What each section prints; the intro has a page of its own, and what turns or leads to other pages does not print. */
const PRINTED: Record<ProductSection, ((product: Product, origin: string) => ReactNode) | null> = {
  overview: null,
  view360: null,
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
  downloads: ({ productDownloadsList }, origin) => <Downloads items={productDownloadsList} origin={origin} />,
  faq: ({ faqList }) => <Faq items={faqList} />,
  relatedContent: null,
};

/**
 * The size comparison begins the machine's data: at the top of the body, before pictures that fill a page, it would be alone on
 * its page.
 */
function printOrder(sections: readonly ProductSection[]): ProductSection[] {
  const others = sections.filter((section) => section !== 'scale');
  if (others.length === sections.length) return others;
  const before = others.filter((section) => PRODUCT_SECTIONS.indexOf(section) < PRODUCT_SECTIONS.indexOf('technicalData'));
  return [...before, 'scale', ...others.slice(before.length)];
}

/** A product as it prints: first page full bleed, then the sections that the screen page shows, in the same order. */
function PrintProduct({ product, group, anchor, onlyFirstPage, origin }: PrintLayout & { product: Product }) {
  return (
    <article>
      {onlyFirstPage !== false && <Intro product={product} anchor={anchor} />}
      {onlyFirstPage !== true && (
        <div className={styles.body} data-page-group={group}>
          {printOrder(visibleSections(product)).map((section) => (
            <Fragment key={section}>{PRINTED[section]?.(product, origin)}</Fragment>
          ))}
        </div>
      )}
    </article>
  );
}

/** The print pages of a machine; `cached` takes its record as the app has it. */
export async function loadProductPages(slug: string, { cached }: { cached: boolean }): Promise<PrintPages> {
  const query = productQuery(slug);
  const product = await (cached ? queryClient.ensureQueryData(query) : queryClient.fetchQuery(query));
  return {
    title: stripSoftHyphens(product.title),
    cover: product.productImage ? { image: product.productImage, isLight: true } : undefined,
    record: product,
    render: (layout) => <PrintProduct product={product} {...layout} />,
  };
}
