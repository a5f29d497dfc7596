import type { Hit } from './find-text.ts';

const ALL = 'pdf-hit';
const ACTIVE = 'pdf-hit-active';

/** The letters of a hit as a range of its page's text layer; null while that is not drawn. */
export function rangeOf(area: HTMLElement, { page, start, end }: Hit): Range | null {
  const layer = area.querySelector(`[data-page="${page}"] .textLayer`);
  if (!layer) return null;
  const range = new Range();
  const walker = document.createTreeWalker(layer, NodeFilter.SHOW_TEXT);
  let place = 0;
  let begun = false;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const length = node.textContent?.length ?? 0;
    if (!begun && start < place + length) {
      range.setStart(node, start - place);
      begun = true;
    }
    if (begun && end <= place + length) {
      range.setEnd(node, end - place);
      return range;
    }
    place += length;
  }
  return null;
}

/** Marks hits in the text layers that are drawn; older browsers mark nothing and still go from one to the next. */
export function highlight(area: HTMLElement, hits: readonly Hit[], active: Hit | undefined): void {
  if (!('highlights' in CSS)) return;
  const ranges = hits.map((hit) => rangeOf(area, hit)).filter((range) => range !== null);
  CSS.highlights.set(ALL, new Highlight(...ranges));
  const shown = active && rangeOf(area, active);
  CSS.highlights.set(ACTIVE, shown ? new Highlight(shown) : new Highlight());
}

export function clearHighlights(): void {
  if (!('highlights' in CSS)) return;
  CSS.highlights.delete(ALL);
  CSS.highlights.delete(ACTIVE);
}
