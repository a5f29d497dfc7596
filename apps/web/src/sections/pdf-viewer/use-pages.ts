import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Pages this much of the window's height away are drawn ahead. */
const AHEAD = '100% 0px';
const NONE: ReadonlySet<number> = new Set([1]);

const pageElement = (area: HTMLElement | null, page: number) => area?.querySelector<HTMLElement>(`[data-page="${page}"]`);

/** The page in the middle of an area (from 1). */
function pageInView(area: HTMLElement): number {
  const middle = area.getBoundingClientRect().top + area.clientHeight / 2;
  const pages = Array.from(area.querySelectorAll<HTMLElement>('[data-page]'));
  const at = pages.findIndex((page) => page.getBoundingClientRect().bottom >= middle);
  return at < 0 ? pages.length : at + 1;
}

/** Which page is on show, which are near, and how to go to one. */
export function usePages(area: RefObject<HTMLElement | null>, count: number) {
  const [page, setPage] = useState(1);
  const [near, setNear] = useState(NONE);
  useEffect(() => {
    const element = area.current;
    if (!element) return;
    let frame = 0;
    const moved = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(() => setPage(pageInView(element)));
    };
    element.addEventListener('scroll', moved, { passive: true });
    const watch = new IntersectionObserver(
      (entries) =>
        setNear((before) => {
          const after = new Set(before);
          for (const { target, isIntersecting } of entries) {
            const number = target instanceof HTMLElement ? Number(target.dataset.page) : 0;
            if (isIntersecting) after.add(number);
            else after.delete(number);
          }
          return after;
        }),
      { root: element, rootMargin: AHEAD },
    );
    for (const one of element.querySelectorAll('[data-page]')) watch.observe(one);
    return () => {
      cancelAnimationFrame(frame);
      element.removeEventListener('scroll', moved);
      watch.disconnect();
    };
  }, [area]);
  const goTo = useCallback(
    (wanted: number) => {
      const next = Math.min(count, Math.max(1, Math.round(wanted)));
      const element = pageElement(area.current, next);
      if (!element || !area.current) return;
      const top = element.getBoundingClientRect().top - area.current.getBoundingClientRect().top + area.current.scrollTop;
      area.current.scrollTo({ top: top - 16, behavior: 'instant' });
      setPage(next);
    },
    [area, count],
  );
  return { page, near, goTo };
}
