import { useEffect } from 'react';
import { asksForSearch, takeSearchPress } from '../early-load/search-press.ts';
import { currentUser } from '../stores/objects.ts';
import { followSearches } from '../stores/searches.ts';

/** As `aria-keyshortcuts` has it. */
export const SEARCH_KEYS = '/ Control+K Meta+K';

const isForSearch = () => currentUser() !== null && !document.querySelector('dialog[open]');

/** `/` and Ctrl+K open the search, but not in a field or under a dialog; also a press before the app was there. */
export function useSearchKeys(show: () => void): void {
  useEffect(() => {
    followSearches();
    const press = (event: KeyboardEvent) => {
      if (!asksForSearch(event) || !isForSearch()) return;
      event.preventDefault();
      show();
    };
    addEventListener('keydown', press);
    if (takeSearchPress() && isForSearch()) show();
    return () => removeEventListener('keydown', press);
  }, [show]);
}
