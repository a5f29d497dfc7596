/** A place where a page may begin, in millimetres from the top of what is printed. */
export interface BreakPlace {
  /** Where what follows begins. */
  top: number;
  /** Where the part before ends: the space between is not printed at a page's foot. */
  before: number;
  /** Height of what is said again on a new page: the head of a table, the headline of a list. */
  repeated: number;
  /** What a break tears: nothing (between sections), a list between its rows, or a table between its groups. */
  tears: 'nothing' | 'rows' | 'groups';
  /** Which section the place is in; places of one section follow each other. */
  section: number;
}

/** A page less full than this looks like a mistake. */
const FILL_MIN = 1 / 3;
const THIN_COST = 60;
const PAGE_COST = 24;
const TEAR_COST = { nothing: 0, rows: 3, groups: 4 } as const;
/** A piece of a list or table lower than this, in millimetres, is left alone: three lines at a page's foot, one option at its head. */
const PIECE_MIN_MM = 45;
const ALONE_COST = 18;
/** What an empty page would cost; the last page of a chapter may be emptier than the others. */
const EMPTY_COST = 8;
const EMPTY_LAST_COST = 3;

interface Span {
  from: number;
  to: number;
  height: number;
}

/** Cost of the emptiness of a page. */
function fillCost({ height }: Span, pageHeight: number, isLast: boolean): number {
  const fill = Math.min(1, height / pageHeight);
  const thin = fill < FILL_MIN ? THIN_COST * (2 - fill / FILL_MIN) : 0;
  return PAGE_COST + thin + (1 - fill) ** 2 * (isLast ? EMPTY_LAST_COST : EMPTY_COST);
}

/** Cost of beginning a page at `to`, by what it tears and how low the pieces on either side are. */
function tearCost(places: readonly BreakPlace[], { from, to }: Span, bottom: number): number {
  const place = places[to];
  if (!place || place.tears === 'nothing') return 0;
  const isOwn = ({ section }: BreakPlace) => section === place.section;
  const rows = places.slice(from, to).filter(isOwn);
  const begin = rows[0]?.top ?? place.before;
  // The first of a list alone above the break: it begins with two rows, or goes over.
  const isOneRow = place.tears === 'rows' && rows.length === 1 && rows[0]?.tears === 'nothing';
  const end = places.slice(to).find((next) => !isOwn(next))?.before ?? bottom;
  const alone = [place.before - begin, end - place.top].filter((height) => height < PIECE_MIN_MM);
  return TEAR_COST[place.tears] + Math.max(alone.length, isOneRow ? 1 : 0) * ALONE_COST;
}

/**
 * Where pages begin, so that none is thin, no table is torn that fits a page, and no row of a list stands alone. `places` begins
 * with the top; `bottom` is where all of it ends. Answers indices of `places`, without the first.
 */
export function chooseBreaks(places: readonly BreakPlace[], bottom: number, pageHeight: number): number[] {
  const count = places.length;
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  for (let to = 1; to <= count; to++) {
    const end = places[to]?.before ?? bottom;
    for (let from = to - 1; from >= 0; from--) {
      const start = places[from];
      const reached = best[from];
      if (!start || !reached) continue;
      const height = end - start.top + start.repeated;
      // What is higher than a page by itself flows over it; nothing else may.
      if (height > pageHeight && from < to - 1) break;
      const span = { from, to, height };
      const cost = reached.cost + fillCost(span, pageHeight, to === count) + tearCost(places, span, bottom);
      if (cost < (best[to]?.cost ?? Number.POSITIVE_INFINITY)) best[to] = { cost, from };
    }
  }
  const breaks: number[] = [];
  for (let at = best[count]?.from ?? 0; at > 0; at = best[at]?.from ?? 0) breaks.unshift(at);
  return breaks;
}
