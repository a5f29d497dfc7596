import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { APPLICATION_HERO } from '@vitrine/contract/heroes.ts';
import { Fragment, type ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { DetailSlider } from '../../sections/detail-slider/detail-slider.tsx';
import { detailSlides } from '../../sections/detail-slider/model.ts';
import { Facts } from '../../sections/facts/facts.tsx';
import { LightIntro } from '../../sections/light-intro/light-intro.tsx';
import { introLabel } from '../../sections/light-intro/model.ts';
import { Machines } from '../../sections/machines/machines.tsx';
import { ProductLines } from '../../sections/product-lines/product-lines.tsx';
import { RelatedContent } from '../../sections/related-content/related-content.tsx';
import type { ProductApplication } from '../../sections/resources.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { productApplicationQuery } from './query.ts';
import { type ApplicationSection, visibleSections } from './sections.ts';

type Texts = ReturnType<typeof useTexts<'products'>>;

const SECTIONS: Record<ApplicationSection, (application: ProductApplication, t: Texts) => ReactNode> = {
  intro: ({ title, subline, categoryList, productImage }, t) => (
    <LightIntro
      label={introLabel(t('application.label'), categoryList)}
      title={title}
      subline={subline}
      image={productImage}
      hero={APPLICATION_HERO}
    />
  ),
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
  return (
    // Another application is a new page: nothing of the last one's slide and filter stays.
    <article key={application.id}>
      {visibleSections(application).map((section) => (
        <Fragment key={section}>{SECTIONS[section](application, t)}</Fragment>
      ))}
    </article>
  );
}
