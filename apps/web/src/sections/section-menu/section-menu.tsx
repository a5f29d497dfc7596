import { type MouseEvent, useEffect, useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import type { MenuEntry } from './menu-entry.ts';
import styles from './section-menu.module.css';
import { smoothScrollTo } from './smooth-scroll.ts';
import { useReadingPosition } from './use-reading-position.ts';

/** The side section menu: a rail of ticks at the right edge from 1440 px, a sticky row of tabs below the header before. */
export function SectionMenu({ entries }: { entries: readonly MenuEntry[] }) {
  const t = useTexts('products');
  const nav = useRef<HTMLElement>(null);
  const { active, surface } = useReadingPosition(entries);

  // On narrow screens the row scrolls sideways: the active tab must be in it.
  useEffect(() => {
    const row = nav.current?.firstElementChild;
    const tab = active && row?.querySelector<HTMLElement>(`a[href="#${active}"]`);
    if (row && tab) row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2, behavior: 'smooth' });
  }, [active]);

  const follow = (event: MouseEvent, entry: MenuEntry) => {
    const target = document.getElementById(entry);
    if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    // The tabs cover the top of the page under the header, the rail does not.
    const bar = nav.current && getComputedStyle(nav.current).position === 'sticky' ? nav.current.offsetHeight : 0;
    const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - 16 || 0;
    const isFirst = entry === entries[0];
    smoothScrollTo(isFirst ? 0 : target.getBoundingClientRect().top + window.scrollY - header - bar);
    target.focus({ preventScroll: true });
  };

  if (entries.length < 2) return null;
  return (
    <nav ref={nav} className={styles.menu} aria-label={t('sections')} data-rail-surface={surface}>
      <div className={styles.row}>
        {entries.map((entry) => (
          <a
            key={entry}
            href={`#${entry}`}
            aria-current={entry === active || undefined}
            onClick={(event) => follow(event, entry)}
          >
            <span>{t(`menu.${entry}`)}</span>
          </a>
        ))}
      </div>
    </nav>
  );
}
