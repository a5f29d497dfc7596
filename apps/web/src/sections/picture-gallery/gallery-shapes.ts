/** How a picture stands in the gallery: a whole row, two thirds, a third as high as those, or one of two thirds of a row one above the other. */
export type GalleryShape = 'whole' | 'wide' | 'narrow' | 'tall' | 'stacked';

/**
 * Rows that close without a gap (look.md, "Case study"): 16 + 8 over 8 + 16; an odd number begins with 16 beside two
 * thirds one above the other, and one picture alone has the whole row.
 */
export function galleryShapes(count: number): GalleryShape[] {
  if (count === 1) return ['whole'];
  const lead: GalleryShape[] = count % 2 === 0 ? [] : ['tall', 'stacked', 'stacked'];
  const shapes = [...lead];
  for (let row = 0; shapes.length < count; row++) {
    const isWideFirst = (row % 2 === 0) === (lead.length === 0);
    shapes.push(...(isWideFirst ? (['wide', 'narrow'] as const) : (['narrow', 'wide'] as const)));
  }
  return shapes;
}
