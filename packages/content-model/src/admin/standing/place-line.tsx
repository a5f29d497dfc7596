'use client';
import { useState } from 'react';
import type { Place, PlaceKind } from '../../standing/standing-contract.ts';
import { useLanguages } from '../use-languages.ts';
import styles from './standing.module.css';
import { STANDING_WORDS } from './words.ts';

const LISTS: Record<PlaceKind, string> = {
  menu: '/admin/collections/navigation',
  overview: '/admin/collections/product-overviews',
};

interface PlaceLineProps {
  place: Place;
  put: (place: PlaceKind) => Promise<boolean>;
}

/** Where a page is in the menu or in an overview; where it is in none, the way there, in one click if it is known. */
export function PlaceLine({ place: { kind, found, offer }, put }: PlaceLineProps) {
  const { admin } = useLanguages();
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');
  const words = STANDING_WORDS[admin];
  const { name, none, add: addTo, open } = words.places[kind];
  const add = async () => {
    setState('busy');
    setState((await put(kind)) ? 'idle' : 'failed');
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
      {offer && state !== 'failed' ? (
        <button type="button" className={styles.add} disabled={state === 'busy'} onClick={() => void add()}>
          {addTo(offer.into.title)}
        </button>
      ) : (
        <a href={offer?.into.href ?? LISTS[kind]}>{open}</a>
      )}
      {state === 'failed' && (
        <span className={styles.problem} role="alert">
          {words.notAdded}
        </span>
      )}
    </p>
  );
}
