import { useSuspenseQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { routeOf } from '@vitrine/contract/page-paths.ts';
import { MEDIA_LIBRARY_SLUG } from '@vitrine/contract/pages.ts';
import { laterComponent } from '@vitrine/ui/load-code.ts';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import { withTexts } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { RelatedContent } from '../../sections/related-content/related-content.tsx';
import { SendDocument } from '../../sections/send-document/send-document.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { useLoaded } from '../../shell/use-loaded.ts';
import { useOnline } from '../../shell/use-online.ts';
import { BlocksPart } from './blocks-part.ts';
import { ContentPageIntro } from './intro.tsx';
import styles from './page.module.css';
import { type AnyContentPage, contentPageQuery } from './query.ts';
import { blocksOf, type ContentPageSection, visibleSections } from './sections.ts';

// Only one page of the kind has each of them: the others do without their code and words.
const locations = laterComponent(() => import(/* or: a page shows one part */ './locations-part.tsx'), 'LocationsPart');
const loadLocations = () => withTexts(locations(), 'locations');
const mediaLibrary = laterComponent(
  () => import(/* or: a page shows one part */ '../../sections/media-library/media-library.tsx'),
  'MediaLibrary',
);
const loadMediaLibrary = () => withTexts(mediaLibrary(), 'media');
const nothing = () => undefined;

/** A section whose code comes later; `place` keeps as much room until then. */
function LaterSection({ load, place }: { load: () => Promise<{ default: ComponentType }>; place: string | undefined }) {
  const t = useTexts('shell');
  const Section = useLoaded(load, true, nothing);
  return Section ? <Section /> : <div className={place} role="status" aria-label={t('loadingPart')} />;
}

/** The subline of the intro; without a connection that of the media library says why its section is gone. */
function useSubline(page: AnyContentPage, isOnline: boolean): string | null {
  const t = useTexts('shell');
  return page.type === 'media-library-page' && !isOnline ? t('mediaLibraryOnlineOnly') : page.subline;
}

const SECTIONS: Record<ContentPageSection, (page: AnyContentPage) => ReactNode> = {
  intro: (page) => <ContentPageIntro page={page} />,
  contentBuilder: (page) => <BlocksPart blocks={blocksOf(page)} />,
  locations: () => <LaterSection load={loadLocations} place={styles.locations} />,
  mediaLibrary: () => <LaterSection load={loadMediaLibrary} place={styles.library} />,
  relatedContent: ({ relatedContentList }) => <RelatedContent items={relatedContentList} />,
};

/** A page that editors build of blocks: intro, blocks, related content, then the "send document" box. */
export function ContentPage() {
  // The route /media-library has no slug: it is that page's other address.
  const { slug = MEDIA_LIBRARY_SLUG } = useParams({ strict: false });
  const { data } = useSuspenseQuery(contentPageQuery(slug));
  const isOnline = useOnline();
  const page = { ...data, subline: useSubline(data, isOnline) };
  usePageTitle(page.headline);
  return (
    // A new page is a new article: no open item of the last one stays.
    <article key={page.id}>
      {visibleSections(page, isOnline).map((section) => (
        <Fragment key={section}>{SECTIONS[section](page)}</Fragment>
      ))}
      <SendDocument path={routeOf({ kind: 'content-page', slug: page.slug })} title={page.headline} image={page.image} />
    </article>
  );
}
