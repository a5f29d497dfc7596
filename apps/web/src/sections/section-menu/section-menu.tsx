import { useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { followSectionLink } from '../follow-section-link.ts';
import { useActiveTabInView } from '../use-active-tab-in-view.ts';
import { useReadingPosition } from '../use-reading-position.ts';
import type { MenuEntry } from './menu-entry.ts';
import styles from './section-menu.module.css';

interface Props {
  entries: readonly MenuEntry[];
  /** Brings the sections that are not there yet: only then is a place in the page where it will stay. */
  showAll: () => void;
}

/** The side section menu: a rail of ticks at the right edge from 1440 px, a sticky row of tabs below the header before. */
export function SectionMenu({ entries, showAll }: Props) {
  const t = useTexts('products');
  const nav = useRef<HTMLElement>(null);
  const { active, surface } = useReadingPosition(entries);

  useActiveTabInView(nav, active);

  if (entries.length < 2) return null;
  return (
    <nav ref={nav} className={styles.menu} aria-label={t('sections')} data-rail-surface={surface}>
      <div className={styles.row}>
        {entries.map((entry) => (
          <a
            key={entry}
            href={`#${entry}`}
            aria-current={entry === active || undefined}
            onClick={(event) =>
              followSectionLink(event, entry, { bar: nav.current, toTop: entry === entries[0], prepare: showAll })
            }
          >
            <span className={styles.name}>{t(`menu.${entry}`)}</span>
          </a>
        ))}
      </div>
    </nav>
  );
}
