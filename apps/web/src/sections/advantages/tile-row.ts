/** The place of a tile in its row: 16 columns, 8 beside a 16 and as high, or one of three. */
export type TileShape = 'wide' | 'tall' | 'third';

const pair: TileShape[] = ['wide', 'tall'];
const mirrored: TileShape[] = ['tall', 'wide'];

/** Shapes for a number of tiles so that every row closes without a gap (look.md, "Grid and space"); a single tile is wide. */
export function tileShapes(count: number): TileShape[] {
  if (count === 1) return ['wide'];
  const lead = count % 3 === 0 ? [] : count % 3 === 2 ? pair : [...pair, ...mirrored];
  return [...lead, ...Array.from({ length: count - lead.length }, (): TileShape => 'third')];
}
