import { Outlet, useRouterState } from '@tanstack/react-router';
import { classNames } from '@vitrine/ui/class-names.ts';
import { lazy, type MouseEvent, Suspense } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { printMode } from '../print-mode.ts';
import { ComparisonBar } from './comparison-bar.tsx';
import { ConnectionNotice } from './connection-notice.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { Main } from './main.tsx';
import { Notifications } from './notifications.tsx';
import { Overlays } from './overlays.tsx';
import { PhoneBar } from './page-bar/phone-bar.tsx';
import { PageTools } from './page-tools/page-tools.tsx';
import styles from './shell.module.css';

const GridOverlay = import.meta.env.DEV ? lazy(() => import('./grid-overlay.tsx')) : null;

/** Goes to the page's matter without a step in the history. */
function skip(event: MouseEvent): void {
  event.preventDefault();
  document.getElementById('content')?.focus();
}

/**
 * The page area, made anew on each change of a page's full path (shell.md 2), but where the search parameters are what one is typing. The match
 * changes with the page in it; the location that counts as arrived at does so later, and the page would be made a second time.
 */
function PageArea({ framed }: { framed: boolean }) {
  const key = useRouterState({
    select: ({ matches }) => {
      const match = matches.at(-1);
      return match?.staticData.keepsPage ? match.pathname : `${match?.pathname}${JSON.stringify(match?.search)}`;
    },
  });
  return (
    <div className={classNames(styles.page, framed && styles.framed)} key={key}>
      <Outlet />
    </div>
  );
}

/** What surrounds every page. A route can hide header and footer by its flag, and bring its own. */
export function Shell() {
  const t = useTexts('shell');
  // Nothing that another page changes too: all around it would be rendered anew before its first picture.
  const hideHeader = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.hideHeader });
  const bringsFrame = useRouterState({ select: ({ matches }) => matches.at(-1)?.staticData.bringsFrame ?? false });
  if (printMode) return <Outlet />;
  const page = <PageArea framed={bringsFrame} />;
  return (
    <>
      {/* biome-ignore lint/a11y/useValidAnchor: a link for where it leads; the click only keeps it out of the history */}
      <a className={styles.skip} href="#content" onClick={skip}>
        {t('skip')}
      </a>
      {hideHeader ? null : <Header />}
      <PhoneBar />
      {bringsFrame ? (
        page
      ) : (
        <Main>
          <PageTools place="row" />
          {page}
        </Main>
      )}
      <ComparisonBar />
      {hideHeader ? null : <Footer />}
      <Overlays />
      <Notifications />
      <ConnectionNotice />
      {GridOverlay ? (
        <Suspense>
          <GridOverlay />
        </Suspense>
      ) : null}
    </>
  );
}
