import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { Fragment, type ReactNode } from 'react';
import { queryClient } from '../../api/query-client.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from '../../print/body.module.css';
import type { PrintLayout, PrintPages } from '../../print/print-pages.ts';
import { Advantages } from '../../sections/advantages/advantages.print.tsx';
import { Applications } from '../../sections/applications/applications.print.tsx';
import { Automation } from '../../sections/automation/automation.print.tsx';
import { DarkIntro } from '../../sections/dark-intro/dark-intro.print.tsx';
import { Downloads } from '../../sections/downloads/downloads.print.tsx';
import { Faq } from '../../sections/faq/faq.print.tsx';
import { Highlights } from '../../sections/highlights/highlights.print.tsx';
import { LineOutput } from '../../sections/line-output/line-output.print.tsx';
import { Reasons } from '../../sections/reasons/reasons.print.tsx';
import { References } from '../../sections/references/references.print.tsx';
import type { ProductLine } from '../../sections/resources.ts';
import { productLineQuery } from './query.ts';
import { type LineSection, visibleSections } from './sections.ts';

/** What each section prints; the intro has a page of its own, and what leads to other pages does not print. */
const PRINTED: Record<LineSection, ((line: ProductLine, origin: string) => ReactNode) | null> = {
  overview: null,
  highlights: ({ highlightsHeadline, highlightList }) => <Highlights headline={highlightsHeadline} items={highlightList} />,
  reasons: (line) => <Reasons line={line} />,
  automation: ({ automationIntroduction, automationList }) => (
    <Automation introduction={automationIntroduction} items={automationList} />
  ),
  advantages: ({ productLineAdvantageList }) => <Advantages items={productLineAdvantageList} />,
  applications: ({ content, applicationList }) => (
    <Applications introduction={content.applicationsIntroduction} items={applicationList} />
  ),
  output: ({ outputList }) => <LineOutput items={outputList} />,
  references: ({ productLineReferenceList }) => <References items={productLineReferenceList} />,
  downloads: ({ downloads, downloadsList }, origin) => (
    <Downloads headline={downloads.headline} items={downloadsList} origin={origin} />
  ),
  faq: ({ faqList }) => <Faq items={faqList} />,
  relatedContent: null,
};

/** A line as it prints: first page full bleed, then the sections that the screen page shows, in the same order. */
function PrintProductLine({ line, group, anchor, onlyFirstPage, origin }: PrintLayout & { line: ProductLine }) {
  const t = useTexts('print');
  const { title, subline, image } = line;
  return (
    <article>
      {onlyFirstPage !== false && (
        <DarkIntro label={t('productLine')} title={stripSoftHyphens(title)} subline={subline} image={image} anchor={anchor} />
      )}
      {onlyFirstPage !== true && (
        <div className={styles.body} data-page-group={group}>
          {visibleSections(line).map((section) => (
            <Fragment key={section}>{PRINTED[section]?.(line, origin)}</Fragment>
          ))}
        </div>
      )}
    </article>
  );
}

/** The print pages of a product line; `cached` takes its record as the app has it. */
export async function loadProductLinePages(slug: string, { cached }: { cached: boolean }): Promise<PrintPages> {
  const query = productLineQuery(slug);
  const line = await (cached ? queryClient.ensureQueryData(query) : queryClient.fetchQuery(query));
  return {
    title: stripSoftHyphens(line.title),
    cover: line.image ? { image: line.image, isLight: false, isGroup: true } : undefined,
    record: line,
    render: (layout) => <PrintProductLine line={line} {...layout} />,
  };
}
