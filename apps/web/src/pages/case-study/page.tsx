import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { ApplicationRows } from '../../sections/application-rows/application-rows.tsx';
import { CaseStory } from '../../sections/case-story/case-story.tsx';
import type { CaseStudyComposition } from '../../sections/case-story/model.ts';
import { CustomerQuote } from '../../sections/customer-quote/customer-quote.tsx';
import { PictureGallery } from '../../sections/gallery/picture-gallery.tsx';
import { MachineTiles } from '../../sections/machines/machine-tiles.tsx';
import { ProductLines } from '../../sections/product-lines/product-lines.tsx';
import { RelatedContent } from '../../sections/related-content/related-content.tsx';
import type { CaseStudy } from '../../sections/resources.ts';
import { SectionsInTurn } from '../../sections/sections-in-turn.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { CaseStudyIntro } from './intro.tsx';
import { caseStudyQuery } from './query.ts';
import { type CaseStudySection, visibleSections } from './sections.ts';

interface Shown {
  study: CaseStudy;
  composed: CaseStudyComposition;
  t: ReturnType<typeof useTexts<'products'>>;
}

const SECTIONS: Record<CaseStudySection, (shown: Shown) => ReactNode> = {
  intro: ({ study, t }) => <CaseStudyIntro study={study} kind={t('caseStudies.label')} />,
  story: ({ composed: { chapters, facts } }) => <CaseStory chapters={chapters} facts={facts} />,
  quotes: ({ composed: { quotes } }) => quotes.map(({ id, ...quote }) => <CustomerQuote key={id} {...quote} />),
  pictures: ({ composed: { pictures, quotes } }) => <PictureGallery items={pictures} join={quotes.length === 0} />,
  machines: ({ study: { productList } }) => <MachineTiles items={productList} />,
  productLines: ({ study: { productLineList, productList } }) => (
    <ProductLines items={productLineList} join={productList.length > 0} />
  ),
  applications: ({ study: { applicationList } }) => <ApplicationRows items={applicationList} />,
  relatedContent: ({ study: { relatedContentList }, t }) => (
    <RelatedContent headline={t('menu.relatedContent')} items={relatedContentList} />
  ),
};

const route = getRouteApi('/case-study/$slug');

/** What a plant did with the machines, what came of it, and what it was done with. */
export function CaseStudyPage() {
  const { slug } = route.useParams();
  const t = useTexts('products');
  const { data: study } = useSuspenseQuery(caseStudyQuery(slug));
  usePageTitle(study.title);
  const { sections, composed } = useMemo(() => visibleSections(study), [study]);
  const section = useCallback((name: CaseStudySection) => SECTIONS[name]({ study, composed, t }), [study, composed, t]);
  return (
    <article key={study.id}>
      <SectionsInTurn order={sections} section={section} />
    </article>
  );
}
