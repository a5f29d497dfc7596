import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { Dialog } from '@vitrine/ui/dialog.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { isFirstPress } from '@vitrine/ui/is-first-press.ts';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { X } from 'lucide';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { DocumentTool } from '../document-tool.tsx';
import headerStyles from '../header.module.css';
import { HomeLink } from '../home-link.tsx';
import { useWide } from '../use-wide.ts';
import styles from './menu.module.css';
import { MenuColumns } from './menu-columns.tsx';
import { MenuDrill } from './menu-drill.tsx';
import { MenuFoot } from './menu-foot.tsx';
import { navigationQuery, navigationTree, trailTo } from './navigation-tree.ts';

/** The main menu over the whole screen: three columns, below 1024 px a drill-down. Escape, close and back leave it. */
export default function Menu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useTexts('shell');
  const common = useTexts('common');
  const wide = useWide();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { data, isError } = useQuery({ ...navigationQuery(), enabled: open });
  const tree = useMemo(() => (data ? navigationTree(data) : null), [data]);
  const trail = useMemo(() => (tree ? trailTo(path, tree).map((node) => node.item.id) : []), [tree, path]);
  const Levels = wide ? MenuColumns : MenuDrill;
  return (
    <Dialog open={open} onClose={onClose} kind="screen" surface="dark" label={t('menu.name')} className={styles.menu}>
      <div className={styles.layout}>
        <div className={headerStyles.header} data-surface="dark">
          <div className={`grid ${headerStyles.grid}`}>
            <div className={headerStyles.bar}>
              <HomeLink />
              <div className={headerStyles.tools}>
                <DocumentTool />
                <button
                  type="button"
                  className={headerStyles.tool}
                  data-first-focus=""
                  aria-label={t('menu.close')}
                  // It is where the menu was opened.
                  onClick={(event) => isFirstPress(event) && onClose()}
                >
                  <span className={headerStyles.word}>{common('close')}</span>
                  <Icon icon={X} size="l" />
                </button>
              </div>
            </div>
          </div>
        </div>
        <nav className={`grid ${styles.levels}`} aria-label={t('menu.main')}>
          {tree ? <Levels key={open ? 'open' : 'closed'} tree={tree} trail={trail} /> : null}
          {!tree && !isError ? <Spinner label={t('loading')} /> : null}
          {isError ? <p>{t('menu.failed')}</p> : null}
        </nav>
        <MenuFoot />
      </div>
    </Dialog>
  );
}
