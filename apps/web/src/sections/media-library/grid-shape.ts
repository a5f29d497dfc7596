/** Columns of the grid by width of the window in rem (look.md, "Media library"); one where large text fills the line of a phone. */
const columnsAt = (rems: number) => (rems >= 80 ? 4 : rems >= 48 ? 3 : rems > 17 ? 2 : 1);
/** Height of a tile's words in rem: the gap above them, two lines of the name, one of kind and size. */
export const WORDS_REM = 4.75;
const rowGapAt = (rems: number) => (rems >= 48 ? 2.5 : 1.75);
const PICTURE_RATIO = 3 / 2;
/** How wide the picture of a tile is, as in HTML's `sizes`. */
export const TILE_SIZES = '(min-width: 80em) 24vw, (min-width: 48em) 32vw, (max-width: 17em) 96vw, 48vw';

export interface GridShape {
  columns: number;
  /** Lengths in px. */
  columnWidth: number;
  rowHeight: number;
  rowGap: number;
  gutter: number;
}

/**
 * The grid in its container: all rows are of one height, known before anything of them is loaded, so that nothing moves. Rows begin and end at
 * whole pixels: between two of them it is up to the moment on which one a picture is drawn.
 */
export function gridShape({
  width,
  windowWidth,
  gutter,
  rem,
}: {
  width: number;
  windowWidth: number;
  gutter: number;
  rem: number;
}): GridShape {
  const columns = columnsAt(windowWidth / rem);
  const columnWidth = Math.max(0, (width - (columns - 1) * gutter) / columns);
  return {
    columns,
    columnWidth,
    gutter,
    rowHeight: Math.round(columnWidth / PICTURE_RATIO + WORDS_REM * rem),
    rowGap: Math.round(rowGapAt(windowWidth / rem) * rem),
  };
}

/** Where a place stands, in px from the grid's upper left corner. */
export function cellAt({ columns, columnWidth, rowHeight, rowGap, gutter }: GridShape, index: number) {
  const row = Math.floor(index / columns);
  const start = (index % columns) * (columnWidth + gutter);
  const left = Math.round(start);
  return {
    left,
    top: row * (rowHeight + rowGap),
    width: Math.round(start + columnWidth) - left,
    height: rowHeight,
  };
}
