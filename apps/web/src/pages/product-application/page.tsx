import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { type ReactNode, useCallback, useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { DetailSlider } from '../../sections/detail-slider/detail-slider.tsx';
import { detailSlides } from '../../sections/detail-slider/model.ts';
import { Facts } from '../../sections/facts/facts.tsx';
import { Machines } from '../../sections/machines/machines.tsx';
import { ProductLines } from '../../sections/product-lines/product-lines.tsx';
import { RelatedContent } from '../../sections/related-content/related-content.tsx';
import type { ProductApplication } from '../../sections/resources.ts';
import { SectionsInTurn } from '../../sections/sections-in-turn.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { ApplicationIntro } from './intro.tsx';
import { productApplicationQuery } from './query.ts';
import { type ApplicationSection, visibleSections } from './sections.ts';

type Texts = ReturnType<typeof useTexts<'products'>>;

const SECTIONS: Record<ApplicationSection, (application: ProductApplication, t: Texts) => ReactNode> = {
  intro: (application, t) => <ApplicationIntro application={application} kind={t('application.label')} />,
  facts: ({ detailFacts }) => <Facts items={detailFacts} />,
  details: (application) => <DetailSlider items={detailSlides(application)} />,
  machines: ({ title, productList, productCategoryList }, t) => (
    <Machines
      headline={t('application.machines', { title, count: productList.length })}
      items={productList}
      categories={productCategoryList}
    />
  ),
  productLines: ({ productLineList }) => <ProductLines items={productLineList} />,
  relatedContent: ({ relatedContentList }, t) => (
    <RelatedContent headline={t('menu.relatedContent')} items={relatedContentList} />
  ),
};

const route = getRouteApi('/product-application/$slug');

/** What the machines make: what matters, how it is done, and the machines and lines that do it. */
export function ProductApplicationPage() {
  const { slug } = route.useParams();
  const t = useTexts('products');
  const { data: application } = useSuspenseQuery(productApplicationQuery(slug));
  usePageTitle(application.title);
  const order = useMemo(() => visibleSections(application), [application]);
  const section = useCallback((name: ApplicationSection) => SECTIONS[name](application, t), [application, t]);
  return (
    // Another application is a new page: nothing of the last one's slide and filter stays.
    <article key={application.id}>
      <SectionsInTurn order={order} section={section} />
    </article>
  );
}
