import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { routeOf } from '@vitrine/contract/page-paths.ts';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Advantages } from '../../sections/advantages/advantages.tsx';
import { Applications } from '../../sections/applications/applications.tsx';
import { Automation } from '../../sections/automation/automation.tsx';
import { Downloads } from '../../sections/downloads/downloads.tsx';
import { Faq } from '../../sections/faq/faq.tsx';
import { Highlights } from '../../sections/highlights/highlights.tsx';
import { LineOutput } from '../../sections/line-output/line-output.tsx';
import { Reasons } from '../../sections/reasons/reasons.tsx';
import { References } from '../../sections/references/references.tsx';
import { RelatedContent } from '../../sections/related-content/related-content.tsx';
import type { ProductLine } from '../../sections/resources.ts';
import { MenuParts } from '../../sections/section-menu/menu-parts.tsx';
import { SendDocument } from '../../sections/send-document/send-document.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { LineIntro } from './intro.tsx';
import { productLineQuery } from './query.ts';
import { type LineSection, sectionsByEntry, visibleSections } from './sections.ts';

const SECTIONS: Record<LineSection, (line: ProductLine) => ReactNode> = {
  overview: (line) => <Overview line={line} />,
  highlights: ({ highlightsHeadline, highlightList }) => (
    <Highlights headline={highlightsHeadline} items={highlightList} surface="light" />
  ),
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
  downloads: ({ downloads, downloadsList }) => <Downloads headline={downloads.headline} items={downloadsList} />,
  faq: ({ faqList }) => <Faq items={faqList} />,
  relatedContent: (line) => <Related line={line} />,
};

function Overview({ line }: { line: ProductLine }) {
  const t = useTexts('lines');
  return <LineIntro line={line} label={t('kind')} />;
}

/** A line leads to its machines; where it leads to other pages too, the catalogue's own headline is shown. */
function Related({ line: { relatedContentList } }: { line: ProductLine }) {
  const t = useTexts('lines');
  const isMachines = relatedContentList.every(({ category }) => category === 'products');
  return <RelatedContent headline={isMachines ? t('machines') : null} items={relatedContentList} />;
}

const route = getRouteApi('/product-line/$slug');

/** The page of one product line: its sections that have data, in the specification's order, then the "send document" box. */
export function ProductLinePage() {
  const { slug } = route.useParams();
  const { data: line } = useSuspenseQuery(productLineQuery(slug));
  usePageTitle(line.title);
  const parts = useMemo(() => sectionsByEntry(visibleSections(line)), [line]);
  const section = useCallback((name: LineSection) => SECTIONS[name](line), [line]);
  return (
    // A new line is a new page: nothing of the last one's tabs and open questions stays.
    <article key={line.id}>
      <MenuParts parts={parts} section={section}>
        <SendDocument path={routeOf({ kind: 'product-line', slug: line.slug })} title={line.title} image={line.image} />
      </MenuParts>
    </article>
  );
}
