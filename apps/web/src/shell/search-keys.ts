import { useEffect } from 'react';
import { currentUser } from '../stores/objects.ts';
import { followSearches } from '../stores/searches.ts';

/** As `aria-keyshortcuts` has it. */
export const SEARCH_KEYS = '/ Control+K Meta+K';

const FIELDS = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(FIELDS) !== null;

function asksForSearch({ key, ctrlKey, metaKey, altKey, repeat, defaultPrevented, isComposing }: KeyboardEvent): boolean {
  if (repeat || defaultPrevented || isComposing || altKey) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/';
}

/** `/` and Ctrl+K open the search, unless somebody types or something lies over the page. */
export function useSearchKeys(show: () => void): void {
  useEffect(() => {
    followSearches();
    const press = (event: KeyboardEvent) => {
      if (!asksForSearch(event) || isTyping(event.target) || !currentUser() || document.querySelector('dialog[open]')) return;
      event.preventDefault();
      show();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, [show]);
}
