interface View {
  rows: number;
  /** From one row to the next, in px. */
  pitch: number;
  /** From the grid's upper edge down to that of the window, in px; negative while the grid begins below it. */
  above: number;
  windowHeight: number;
}

/** Rows beyond the window that are there already, so that scrolling meets pictures. */
const OVERSCAN_ROWS = 2;

/** The first and the last row that are to be in the page. */
export function rowsInView({ rows, pitch, above, windowHeight }: View): { first: number; last: number } {
  const within = (row: number) => Math.min(Math.max(0, row), rows - 1);
  const rowAt = (y: number) => within(Math.floor(y / pitch));
  return { first: within(rowAt(above) - OVERSCAN_ROWS), last: within(rowAt(above + windowHeight) + OVERSCAN_ROWS) };
}
