import { useRouterState } from '@tanstack/react-router';
import { classNames } from '@vitrine/ui/class-names.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { WifiOff } from 'lucide';
import { memo } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { DocumentTool } from './document-tool.tsx';
import styles from './header.module.css';
import { HomeLink } from './home-link.tsx';
import { MenuTool } from './menu-tool.tsx';
import { HeaderActions } from './page-bar/header-actions.tsx';
import { useCurrentTitle } from './page-title.ts';
import { PageTools } from './page-tools/page-tools.tsx';
import { SearchTool } from './search-tool.tsx';
import { useOnline } from './use-online.ts';
import { useScrolled } from './use-scrolled.ts';

/** What stays as it is while one scrolls is not rendered again for it: at the start of a page that would hold up its first picture. */
const Home = memo(HomeLink);
const Ways = memo(PageTools);
const Actions = memo(HeaderActions);
const Search = memo(SearchTool);
const Document = memo(DocumentTool);
const Menu = memo(MenuTool);

/** Mark, page title, document and menu. `over` lays it transparent over a dark hero until the page is scrolled. */
export function Header({ over = false }: { over?: boolean }) {
  const t = useTexts('shell');
  const scrolled = useScrolled();
  const online = useOnline();
  const title = useCurrentTitle();
  const titled = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.showTitleInHeader ?? false });
  const clear = over && !scrolled;
  return (
    <header
      className={classNames(styles.header, over && styles.over, clear && styles.clear)}
      data-surface={clear ? 'dark' : 'light'}
    >
      <div className={classNames('grid', styles.grid)}>
        <div className={styles.bar}>
          <Home />
          <div className={styles.middle} data-scrolled={scrolled || undefined}>
            <div className={styles.ways}>
              <Ways place="header" />
            </div>
            <div className={styles.page}>
              {titled ? (
                <p className={styles.title} data-shown={scrolled || undefined} aria-hidden="true">
                  {title}
                </p>
              ) : null}
              <Actions />
            </div>
          </div>
          <div className={styles.tools}>
            {online ? null : (
              <span className={styles.offline} role="img" aria-label={t('notifications.offline')}>
                <Icon icon={WifiOff} size="l" />
              </span>
            )}
            <Search />
            <Document />
            <Menu />
          </div>
        </div>
      </div>
    </header>
  );
}
