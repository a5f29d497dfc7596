import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { CONTENT_PAGE_HERO } from '@vitrine/contract/heroes.ts';
import { routeOf } from '@vitrine/contract/page-paths.ts';
import { Fragment, lazy, type ReactNode, Suspense } from 'react';
import { Blocks } from '../../blocks/blocks.tsx';
import { withTexts } from '../../i18n/i18n.ts';
import { PageIntro } from '../../sections/page-intro/page-intro.tsx';
import { RelatedContent } from '../../sections/related-content/related-content.tsx';
import { SendDocument } from '../../sections/send-document/send-document.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import styles from './page.module.css';
import { type AnyContentPage, contentPageQuery } from './query.ts';
import { blocksOf, type ContentPageSection, introSurface, visibleSections } from './sections.ts';

// Only one page of the kind has them: the others do without their code and words.
const LocationsPart = lazy(async () => ({
  default: (await withTexts(import('./locations-part.tsx'), 'locations')).LocationsPart,
}));

const SECTIONS: Record<ContentPageSection, (page: AnyContentPage) => ReactNode> = {
  intro: (page) => (
    <PageIntro
      headline={page.headline}
      subline={page.subline}
      image={page.image}
      hero={CONTENT_PAGE_HERO}
      surface={introSurface(page)}
    />
  ),
  contentBuilder: (page) => <Blocks blocks={blocksOf(page)} />,
  locations: () => (
    <Suspense fallback={<div className={styles.locations} />}>
      <LocationsPart />
    </Suspense>
  ),
  relatedContent: ({ relatedContentList }) => <RelatedContent items={relatedContentList} />,
};

const route = getRouteApi('/content-page/$slug');

/** A page that editors build of blocks: intro, blocks, related content, then the "send document" box. */
export function ContentPage() {
  const { slug } = route.useParams();
  const { data: page } = useSuspenseQuery(contentPageQuery(slug));
  usePageTitle(page.headline);
  return (
    // A new page is a new article: no open item of the last one stays.
    <article key={page.id}>
      {visibleSections(page).map((section) => (
        <Fragment key={section}>{SECTIONS[section](page)}</Fragment>
      ))}
      <SendDocument path={routeOf({ kind: 'content-page', slug: page.slug })} title={page.headline} image={page.image} />
    </article>
  );
}
