import { classNames } from '@vitrine/ui/class-names.ts';
import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { ChevronRight } from 'lucide';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../app-link.tsx';
import styles from './menu-columns.module.css';
import { type NavigationNode, ownPage } from './navigation-tree.ts';

interface MenuLevels {
  tree: readonly NavigationNode[];
  /** Ids from the top down to the page on show. */
  trail: readonly string[];
}

/** The node of a list that is open: the one chosen, else the one that leads to the page on show, else the first with children. */
function openNode(nodes: readonly NavigationNode[], chosen: string | null, trail: readonly string[]): NavigationNode | undefined {
  return (
    nodes.find((n) => n.item.id === chosen) ??
    nodes.find((n) => trail.includes(n.item.id) && n.children.length > 0) ??
    nodes.find((n) => n.children.length > 0)
  );
}

/** Level 1, 2 and 3 side by side; below level 3 the picture of the row under the pointer. */
export function MenuColumns({ tree, trail }: MenuLevels) {
  const t = useTexts('shell');
  const [first, setFirst] = useState<string | null>(null);
  const [second, setSecond] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  const openFirst = (id: string) => {
    setFirst(id);
    setSecond(null);
  };
  const top = openNode(tree, first, trail);
  const middle = top && openNode(top.children, second, trail);
  const leaves = middle?.children ?? [];
  const topPage = top && ownPage(top);
  const middlePage = middle && ownPage(middle);
  const preview = (leaves.find((n) => n.item.id === pointed) ?? leaves.find((n) => n.item.image))?.item.image ?? top?.item.image;
  return (
    <>
      <ul className={styles.first}>
        {tree.map((node) => (
          <li key={node.item.id}>
            <Row node={node} open={node === top} onOpen={() => openFirst(node.item.id)} className="h3" />
          </li>
        ))}
      </ul>
      <ul className={styles.second} key={top?.item.id}>
        {topPage ? (
          <li>
            <AppLink href={topPage} className={styles.row}>
              {t('menu.ownPage')}
            </AppLink>
          </li>
        ) : null}
        {top?.children.map((node) => (
          <li key={node.item.id}>
            <Row node={node} open={node === middle} onOpen={() => setSecond(node.item.id)} />
          </li>
        ))}
      </ul>
      <div className={styles.third} key={`${top?.item.id}-${middle?.item.id}`}>
        <ul>
          {middlePage ? (
            <li>
              <AppLink href={middlePage} aria-current={trail.at(-1) === middle?.item.id ? 'page' : undefined}>
                <b>{t('menu.ownPage')}</b>
                <span className="small">{middle?.item.name}</span>
              </AppLink>
            </li>
          ) : null}
          {leaves.map(({ item }) => (
            <li key={item.id}>
              <AppLink
                href={item.link ?? '/'}
                aria-current={trail.at(-1) === item.id ? 'page' : undefined}
                onPointerOver={() => setPointed(item.id)}
                onFocusCapture={() => setPointed(item.id)}
              >
                <b>{item.name}</b>
                <span className="small">{item.kind}</span>
              </AppLink>
            </li>
          ))}
        </ul>
        {preview ? (
          <div className={styles.preview} style={customProperties({ '--rows': leaves.length + (middlePage ? 1 : 0) })}>
            <Picture key={preview.id} image={preview} crop="landscape" sizes="40vw" alt="" />
          </div>
        ) : null}
      </div>
    </>
  );
}

function Row({ node, open, onOpen, className }: { node: NavigationNode; open: boolean; onOpen: () => void; className?: string }) {
  const { item, children } = node;
  if (children.length === 0 && item.link) {
    return (
      <AppLink href={item.link} className={classNames(styles.row, className)}>
        {item.name}
      </AppLink>
    );
  }
  return (
    <button type="button" className={classNames(styles.row, className)} aria-expanded={open} onClick={onOpen}>
      {item.name}
      <Icon icon={ChevronRight} size="l" />
    </button>
  );
}
