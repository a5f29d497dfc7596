import type { MouseEvent } from 'react';
import { type Cell, cellId, type Place } from './options.ts';
import type { SearchActions } from './use-search.ts';

// The grid is no table: its rows are tiles and lines of a list, and the keys of the field lead to them.

export const RESULTS_ID = 'search-results';
export const gridProps = (label: string) => ({ id: RESULTS_ID, role: 'grid' as const, 'aria-label': label });
export const groupProps = (headingId: string) => ({ role: 'rowgroup' as const, 'aria-labelledby': headingId });
export const ROW = { role: 'row' as const };

/** For what is pressed and leaves the focus in the field, so that its keys go on from there. */
export const keepFocus = (event: MouseEvent) => event.preventDefault();

/** A cell, which the field names as its active one (`active`: that of its row). */
export function cellProps({ setActive }: Pick<SearchActions, 'setActive'>, { at, cell }: Place, active: Cell | null) {
  return {
    id: cellId({ at, cell }),
    role: 'gridcell' as const,
    'aria-selected': cell === active,
    onPointerMove: () => setActive({ at, cell }),
    onMouseDown: cell === 'compare' ? keepFocus : undefined,
  };
}
