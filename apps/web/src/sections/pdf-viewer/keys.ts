/** What a key does in the viewer. */
export type ViewerCommand = 'next' | 'previous' | 'first' | 'last' | 'zoomIn' | 'zoomOut' | 'fit' | 'search';

const KEYS: Readonly<Record<string, ViewerCommand>> = {
  PageDown: 'next',
  ArrowRight: 'next',
  PageUp: 'previous',
  ArrowLeft: 'previous',
  Home: 'first',
  End: 'last',
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fit',
};
const SIDEWAYS = new Set(['ArrowLeft', 'ArrowRight']);

interface Key {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

/**
 * The command of a key while the viewer has the focus; null leaves it to the browser. `typing`: the focus is in a field, where
 * only the search is ours. `wide`: a page is wider than the window, so arrows move sideways.
 */
export function commandOf(
  { key, ctrlKey, metaKey, altKey }: Key,
  { typing, wide }: { typing: boolean; wide: boolean },
): ViewerCommand | null {
  if (altKey) return null;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'f' ? 'search' : null;
  if (typing || (wide && SIDEWAYS.has(key))) return null;
  return KEYS[key] ?? null;
}
