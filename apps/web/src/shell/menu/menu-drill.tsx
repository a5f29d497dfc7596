import { Icon } from '@vitrine/ui/icon.tsx';
import { ArrowLeft, ChevronRight } from 'lucide';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../app-link.tsx';
import styles from './menu-drill.module.css';
import { type NavigationNode, ownPage } from './navigation-tree.ts';

/** The menu on narrow screens: level 1, then a level of its own with a way back; level 3 opens in place. */
export function MenuDrill({ tree, trail }: { tree: readonly NavigationNode[]; trail: readonly string[] }) {
  const t = useTexts('shell');
  const inside = tree.find((n) => trail.includes(n.item.id) && n.children.length > 0);
  const [first, setFirst] = useState<string | null>(inside?.item.id ?? null);
  const [second, setSecond] = useState<string | null>(inside?.children.find((n) => trail.includes(n.item.id))?.item.id ?? null);
  const list = useRef<HTMLDivElement>(null);
  const moved = useRef(false);
  const top = tree.find((n) => n.item.id === first);
  const topPage = top && ownPage(top);
  useEffect(() => {
    if (moved.current) list.current?.querySelector<HTMLElement>(first === null ? 'button, a' : 'button')?.focus();
  }, [first]);
  const go = (id: string | null) => {
    moved.current = true;
    setFirst(id);
    setSecond(null);
  };
  return (
    <div className={styles.drill} key={first} ref={list}>
      {top ? (
        <>
          <button type="button" className={styles.back} onClick={() => go(null)}>
            <Icon icon={ArrowLeft} />
            {t('menu.back')}
          </button>
          <h2 className={`h2 ${styles.title}`}>{top.item.name}</h2>
        </>
      ) : null}
      <ul className={styles.rows}>
        {topPage ? (
          <li>
            <AppLink href={topPage} className={styles.row}>
              {t('menu.ownPage')}
            </AppLink>
          </li>
        ) : null}
        {(top?.children ?? tree).map((node) => (
          <li key={node.item.id}>
            <DrillRow
              node={node}
              large={!top}
              open={node.item.id === second}
              onOpen={() => (top ? setSecond(second === node.item.id ? null : node.item.id) : go(node.item.id))}
            />
            {top && node.item.id === second ? (
              <ul className={styles.leaves}>
                <OwnPage node={node} current={trail.at(-1) === node.item.id} />
                {node.children.map(({ item }) => (
                  <li key={item.id}>
                    <AppLink href={item.link ?? '/'} aria-current={trail.at(-1) === item.id ? 'page' : undefined}>
                      <b>{item.name}</b>
                      <span className="small">{item.kind}</span>
                    </AppLink>
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** First row of a level: the page of what opened it. */
function OwnPage({ node, current }: { node: NavigationNode; current: boolean }) {
  const t = useTexts('shell');
  const page = ownPage(node);
  if (!page) return null;
  return (
    <li>
      <AppLink href={page} aria-current={current ? 'page' : undefined}>
        <b>{t('menu.ownPage')}</b>
        <span className="small">{node.item.name}</span>
      </AppLink>
    </li>
  );
}

function DrillRow({ node, large, open, onOpen }: { node: NavigationNode; large: boolean; open: boolean; onOpen: () => void }) {
  const { item, children } = node;
  const name = large ? <span className="h3">{item.name}</span> : item.name;
  if (children.length === 0 && item.link) {
    return (
      <AppLink href={item.link} className={styles.row}>
        {name}
      </AppLink>
    );
  }
  return (
    <button type="button" className={styles.row} aria-expanded={large ? undefined : open} onClick={onOpen}>
      {name}
      <Icon icon={ChevronRight} size="l" />
    </button>
  );
}
