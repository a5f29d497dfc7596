import { type RefObject, useEffect, useRef } from 'react';

/**
 * The focus goes back to what opened the full-screen view. A link opens it too, and leaves nothing to go back to: then the focus goes to the
 * tile of the item, or to the grid where that is not in the page.
 */
export function useFocusAfterViewer(section: RefObject<HTMLElement | null>, item: string | null): void {
  const viewed = useRef<string | null>(null);
  useEffect(() => {
    const left = viewed.current;
    viewed.current = item;
    if (item !== null || left === null) return;
    // The dialog has closed by now, for its effects come before those of what it is in; where nothing took the focus from it, it has it still.
    const focused = document.activeElement;
    if (focused !== document.body && !focused?.closest('dialog')) return;
    const tile = section.current?.querySelector<HTMLElement>(`[data-media="${CSS.escape(left)}"]`);
    if (tile) tile.focus();
    // The top of the page stays in view: there it is said that the item is gone.
    else section.current?.querySelector<HTMLElement>('[data-media-grid]')?.focus({ preventScroll: true });
  }, [section, item]);
}
