'use client';
import type { Place, PlaceKind } from '@vitrine/content-model/publication-status/publication-status-contract.ts';
import { useState } from 'react';
import { SideButton } from '../side-button.tsx';
import { useLanguages } from '../use-languages.ts';
import styles from './publication-status.module.css';
import { type NotAdded, PUBLICATION_STATUS_WORDS } from './words.ts';

const LISTS: Record<PlaceKind, string> = {
  menu: '/admin/collections/navigation',
  overview: '/admin/collections/product-overviews',
};

interface PlaceLineProps {
  place: Place;
  put: (place: PlaceKind) => Promise<'added' | NotAdded>;
}

/** Where a page is in the menu or in an overview; where it is in none, the way there, in one click if it is known. */
export function PlaceLine({ place: { kind, found, offer }, put }: PlaceLineProps) {
  const { admin } = useLanguages();
  const [state, setState] = useState<'idle' | 'busy' | NotAdded>('idle');
  const words = PUBLICATION_STATUS_WORDS[admin];
  const { name, none, add: addTo, open } = words.places[kind];
  const add = async () => {
    setState('busy');
    const outcome = await put(kind);
    setState(outcome === 'added' ? 'idle' : outcome);
  };
  if (found.length > 0) {
    return (
      <p className={styles.line}>
        {name}:{' '}
        {found.map(({ title, href }, index) => (
          <span key={href}>
            {index > 0 && ', '}
            <a href={href}>{title}</a>
          </span>
        ))}
      </p>
    );
  }
  return (
    <p className={styles.line}>
      {none}{' '}
      {offer && state !== 'draft' ? (
        <SideButton disabled={state === 'busy'} onClick={() => void add()}>
          {addTo(offer.into.title)}
        </SideButton>
      ) : (
        <a href={offer?.into.href ?? LISTS[kind]}>{open}</a>
      )}
      {state !== 'idle' && state !== 'busy' && (
        <span className={styles.problem} role="alert">
          {words.notAdded[state]}
        </span>
      )}
    </p>
  );
}
