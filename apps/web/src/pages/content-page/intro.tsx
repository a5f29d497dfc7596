import { CONTENT_PAGE_HERO } from '@vitrine/contract/heroes.ts';
import { PageIntro } from '../../sections/page-intro/page-intro.tsx';
import type { AnyContentPage } from './query.ts';
import { introSurface } from './sections.ts';

/** What a content page begins with, on the server too. */
export const ContentPageIntro = ({ page }: { page: AnyContentPage }) => (
  <PageIntro
    headline={page.headline}
    subline={page.subline}
    image={page.image}
    hero={CONTENT_PAGE_HERO}
    surface={introSurface(page)}
    isFollowed={page.type === 'media-library-page'}
  />
);
