import type {} from './handover.ts';

/** What takes text: boxes and choices are inputs too, and take none. */
const FIELDS = 'input:not([type=checkbox],[type=radio]),textarea,select,[contenteditable]:not([contenteditable="false"])';
const isTyping = (target: EventTarget | null) => target instanceof Element && target.closest(FIELDS) !== null;

/** `/` and Ctrl+K ask for the search, but not in a field. */
export function asksForSearch({
  key,
  ctrlKey,
  metaKey,
  altKey,
  repeat,
  defaultPrevented,
  isComposing,
  target,
}: KeyboardEvent): boolean {
  if (repeat || defaultPrevented || isComposing || altKey || isTyping(target)) return false;
  return ctrlKey || metaKey ? key.toLowerCase() === 'k' : key === '/';
}

/** Keeps that the search was asked for before the app is there, which takes it by takeSearchPress(). Escape takes it back. */
export function keepSearchPress(): void {
  let isAsked = false;
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') isAsked = false;
    if (!asksForSearch(event)) return;
    event.preventDefault();
    isAsked = true;
  };
  addEventListener('keydown', press);
  window.vitrineSearchPress = () => {
    removeEventListener('keydown', press);
    return isAsked;
  };
}

/** Whether the search was asked for before the app was there; the app listens itself from now on. */
export function takeSearchPress(): boolean {
  const take = window.vitrineSearchPress;
  window.vitrineSearchPress = undefined;
  return take?.() ?? false;
}
