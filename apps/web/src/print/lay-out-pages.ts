import { type BreakPlace, chooseBreaks } from './page-breaks.ts';

/** On an element that a page may begin with, and what is torn when it does. Sections need none. */
export const MAY_BEGIN_PAGE = 'data-may-begin-page';
/** What flows over several pages: the body of a chapter, and what says how high its pages are, in millimetres. */
const FLOWS = '[data-page-group], [data-page-height]';
/** Of a body between the margins (contract print.ts). */
const BODY_HEIGHT_MM = 297 - 25 - 35;
/** Set here, read by body.module.css and contents.module.css: what a page that begins within a group says above its first row. */
const GOES_ON = 'data-goes-on';
/** What those keep for it, in millimetres. */
const GOES_ON_MM = 9;
/** Set here, read by body.module.css and contents.module.css. */
const BEGINS_PAGE = 'data-begins-page';
/** On a flow that is set closer together; read by body.module.css. */
const IS_CLOSE = 'data-is-close';
const PAGE_WIDTH_MM = 210;
/** Paper rounds lines otherwise than the screen on which they are measured. */
const TOLERANCE_MM = 1.5;

interface Measured extends BreakPlace {
  elements: Element[];
  /** Said again above what begins a page here; null where nothing is torn, or a table repeats its head. */
  headline: string | null;
}

/** True when something ends with what must not be parted from what follows: a heading. */
function keepsNext(element: Element | null): boolean {
  for (let inner = element; inner; inner = inner.lastElementChild) {
    if (getComputedStyle(inner).breakAfter === 'avoid') return true;
  }
  return false;
}

/** Lowest edge of the elements before one in its parent. */
function endBefore(element: Element, top: number): number {
  let end = Number.NEGATIVE_INFINITY;
  for (let before = element.previousElementSibling; before; before = before.previousElementSibling) {
    const rect = before.getBoundingClientRect();
    if (rect.top < top) end = Math.max(end, rect.bottom);
  }
  return end;
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6';
/** What an entry or a row of its own begins with. */
const OWN_HEADINGS = `[data-page-group] article *, [${MAY_BEGIN_PAGE}] *`;

/** The headline of the group that a place is in: the last one above it that is no row's own; a block of its own may be one. */
function headlineOf(element: Element, section: Element): string | null {
  const above = section.previousElementSibling?.matches(HEADINGS) ? [section.previousElementSibling] : [];
  const own = [...section.querySelectorAll(HEADINGS)].filter(
    (heading) => !heading.matches(OWN_HEADINGS) && heading.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  return [...above, ...own].at(-1)?.textContent ?? null;
}

/** Height of what is said again above a place: the head of its table, or its group's headline. */
function repeatedAt(element: Element, headline: string | null, millimetres: (pixels: number) => number): number {
  const head = element.closest('table')?.tHead;
  if (head) return millimetres(head.getBoundingClientRect().height);
  return headline === null ? 0 : GOES_ON_MM;
}

const tearsOf = (value: string | null): BreakPlace['tears'] => (value === 'rows' || value === 'groups' ? value : 'nothing');

/** The places where a page of this flow may begin, from its top down; elements beside each other are one place. */
function measure(flow: HTMLElement, millimetres: (pixels: number) => number): Measured[] {
  const sections = Array.from(flow.children);
  const found: Measured[] = [];
  for (const element of flow.querySelectorAll(`:scope > *, [${MAY_BEGIN_PAGE}]`)) {
    const { top } = element.getBoundingClientRect();
    const index = sections.findIndex((one) => one.contains(element));
    const section = sections[index];
    const headline = section && section !== element && !element.closest('table') ? headlineOf(element, section) : null;
    const place: Measured = {
      top: millimetres(top),
      before: millimetres(endBefore(element, top)),
      repeated: repeatedAt(element, headline, millimetres),
      tears: tearsOf(element.getAttribute(MAY_BEGIN_PAGE)),
      section: index,
      headline,
      elements: [element],
    };
    const last = found.at(-1);
    if (!last) found.push({ ...place, before: place.top });
    else if (Math.abs(last.top - place.top) < 0.5) last.elements.push(element);
    // A row whose first entry is another's neighbour begins no page; nor does what a heading belongs to.
    else if (place.top > last.top && Number.isFinite(place.before) && !keepsNext(element.previousElementSibling))
      found.push(place);
  }
  return found;
}

/** The places where the pages of a flow begin, but for its first page. */
function pagesOf(flow: HTMLElement, width: number): Measured[] {
  const pageHeight = Number(flow.dataset.pageHeight ?? BODY_HEIGHT_MM) - TOLERANCE_MM;
  const millimetres = (pixels: number) => (pixels * PAGE_WIDTH_MM) / width;
  const places = measure(flow, millimetres);
  const bottom = millimetres(flow.lastElementChild?.getBoundingClientRect().bottom ?? 0);
  return chooseBreaks(places, bottom, pageHeight).flatMap((at) => places[at] ?? []);
}

/** The pages of a flow as it is, or closer together where that saves a page: it would be half empty, or leave half of another empty. */
function fewestPages(flow: HTMLElement, width: number): Measured[] {
  const pages = pagesOf(flow, width);
  flow.setAttribute(IS_CLOSE, '');
  const closer = pagesOf(flow, width);
  if (closer.length < pages.length) return closer;
  flow.removeAttribute(IS_CLOSE);
  return pages;
}

/** Marks what a page begins with. Of what is beside each other the first has the headline, the others its room. */
function beginPage(elements: readonly Element[], headline: string | null): void {
  for (const [index, element] of elements.entries()) {
    element.setAttribute(BEGINS_PAGE, '');
    if (headline !== null) element.setAttribute(GOES_ON, index === 0 ? headline : '');
  }
}

/**
 * Lays out what flows over several pages below `root`: measures it, decides where pages begin (page-breaks.ts) and marks the
 * elements they begin with. Chromium alone fills each page to its foot and leaves what remains on the last one.
 */
export function layOutPages(root: ParentNode): void {
  for (const flow of root.querySelectorAll<HTMLElement>(FLOWS)) {
    const { width } = flow.getBoundingClientRect();
    if (width === 0) continue;
    for (const element of flow.querySelectorAll(`[${BEGINS_PAGE}]`)) {
      element.removeAttribute(BEGINS_PAGE);
      element.removeAttribute(GOES_ON);
    }
    flow.removeAttribute(IS_CLOSE);
    for (const { elements, headline } of fewestPages(flow, width)) beginPage(elements, headline);
  }
}
