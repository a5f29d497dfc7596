import type { QueryClient } from '@tanstack/react-query';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { Fragment, type ReactNode } from 'react';
import { queryClient } from '../../api/query-client.ts';
import { Blocks } from '../../blocks/blocks.print.tsx';
import { isSheet } from '../../blocks/print-parts.ts';
import { wantTexts } from '../../i18n/i18n.ts';
import body from '../../print/body.module.css';
import type { PrintLayout, PrintPages } from '../../print/print-pages.ts';
import { printMode } from '../../print-mode.ts';
import { Locations } from '../../sections/locations/locations.print.tsx';
import { type Location, withCountry } from '../../sections/locations/model.ts';
import type { CountedLibrary } from '../../sections/media-library/counted-categories.ts';
import { categoriesQuery, headQuery } from '../../sections/media-library/library-query.ts';
import { MediaLibrary } from '../../sections/media-library/media-library.print.tsx';
import { PageHead } from '../../sections/page-intro/page-head.print.tsx';
import { PageIntro } from '../../sections/page-intro/page-intro.print.tsx';
import { hasServer } from '../../stores/offline-mode.ts';
import { locationsQuery } from './locations-query.ts';
import { type AnyContentPage, contentPageQuery } from './query.ts';
import { blocksOf, type ContentPageSection, introSurface, visibleSections } from './sections.ts';

type ContentPage = Extract<AnyContentPage, { type: 'content-page' }>;

/** A content page with what two of them show besides their record. */
interface Content {
  page: AnyContentPage;
  locations: readonly Location[];
  library: CountedLibrary | null;
}

const Body = ({ group, children }: { group: string; children: ReactNode }) => (
  <div className={body.body} data-page-group={group}>
    {children}
  </div>
);

/** What each section prints; the intro has a page of its own, and what leads to other pages does not print. */
const PRINTED: Record<ContentPageSection, ((content: Content, layout: PrintLayout) => ReactNode) | null> = {
  intro: null,
  contentBuilder: ({ page }, { group }) => <Blocks blocks={blocksOf(page)} group={group} />,
  locations: ({ locations }, { group }) =>
    locations.length > 0 && (
      <Body group={group}>
        <Locations locations={locations} />
      </Body>
    ),
  mediaLibrary: ({ library }, { group, origin }) => (
    <Body group={group}>
      <MediaLibrary library={library} origin={origin} />
    </Body>
  ),
  relatedContent: null,
};

/** True for a page of text: without a picture its headline has no page to fill, and stands above the text. */
function isText(page: AnyContentPage): page is ContentPage {
  const [first] = blocksOf(page);
  return page.type === 'content-page' && !page.image && !page.isHighlightColorBlue && first !== undefined && !isSheet(first);
}

function PrintText({ page, group, anchor }: { page: ContentPage } & PrintLayout) {
  const head = <PageHead headline={page.headline} subline={page.subline} />;
  return (
    <article>
      <Blocks blocks={page.contentList} group={group} head={head} anchor={anchor} />
    </article>
  );
}

/** A content page as it prints: first page full bleed, then its sections in the order of the screen page. */
function PrintContentPage({ content, ...layout }: PrintLayout & { content: Content }) {
  const { page } = content;
  if (isText(page) && layout.onlyFirstPage === undefined) return <PrintText page={page} {...layout} />;
  return (
    <article>
      {layout.onlyFirstPage !== false && (
        <PageIntro
          headline={page.headline}
          subline={page.subline}
          image={page.image}
          surface={introSurface(page)}
          anchor={layout.anchor}
        />
      )}
      {layout.onlyFirstPage !== true &&
        visibleSections(page, true).map((section) => <Fragment key={section}>{PRINTED[section]?.(content, layout)}</Fragment>)}
    </article>
  );
}

type Ask = QueryClient['ensureQueryData'];

async function loadLocations(ask: Ask) {
  const [locations] = await Promise.all([ask(locationsQuery()), wantTexts('locations')]);
  return { locations: withCountry(locations), records: [locations] };
}

/** What the library has, counted by the server. Without one, as in the app's offline mode, nothing is known of it. */
async function loadLibrary(ask: Ask) {
  await wantTexts('media');
  if (!printMode && !hasServer()) return { library: null, records: [] };
  const [categories, images, videos] = await Promise.all([
    ask(categoriesQuery()),
    ask(headQuery({ type: 'image', filters: [] })),
    ask(headQuery({ type: 'video', filters: [] })),
  ]);
  return { library: { categories: categories.data, images, videos }, records: [categories, images, videos] };
}

/** The print pages of a content page; `cached` takes its records as the app has them. */
export async function loadContentPages(slug: string, { cached }: { cached: boolean }): Promise<PrintPages> {
  const ask: Ask = (query) => (cached ? queryClient.ensureQueryData(query) : queryClient.fetchQuery(query));
  const page = await ask(contentPageQuery(slug));
  const { locations, records: offices } =
    page.type === 'location-page' ? await loadLocations(ask) : { locations: [], records: [] };
  const { library, records: counted } =
    page.type === 'media-library-page' ? await loadLibrary(ask) : { library: null, records: [] };
  const content = { page, locations, library };
  return {
    title: stripSoftHyphens(page.headline),
    record: page,
    others: [...offices, ...counted],
    render: (layout) => <PrintContentPage content={content} {...layout} />,
  };
}
