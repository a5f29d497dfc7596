import type { MouseEvent } from 'react';

interface Place {
  /** What holds the links; where it sticks, it covers the top of the page under the header. */
  bar: HTMLElement | null;
  /** True for the first part of the page: what is above it is shown too. */
  toTop?: boolean;
  /** Is called before the place is measured. */
  prepare?: () => void;
}

/** A press on a link to a part of the page leads there slowly, below what sticks to the top, and takes the focus along. */
export function followSectionLink(event: MouseEvent, id: string, { bar, toTop = false, prepare }: Place): void {
  const target = document.getElementById(id);
  if (!target || event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  prepare?.();
  const covered = bar && getComputedStyle(bar).position === 'sticky' ? bar.offsetHeight : 0;
  const header = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) - 16 || 0;
  const top = toTop ? 0 : target.getBoundingClientRect().top + window.scrollY - header - covered;
  const { pathname } = location;
  const { scrollY } = window;
  import(/* later: when a link is pressed */ '../shell/smooth-scroll.ts').then(
    // A reader who has scrolled on or left the page meanwhile is not taken back.
    ({ smoothScrollTo }) => location.pathname === pathname && window.scrollY === scrollY && smoothScrollTo(top),
    () => scrollTo({ top, behavior: 'instant' }),
  );
  target.focus({ preventScroll: true });
}
