/** How a picture stands in the gallery: half the width over two rows, a quarter, a third, half, or the whole width. */
export type GalleryShape = 'large' | 'quarter' | 'third' | 'half' | 'whole';

const SHAPES: readonly GalleryShape[][] = [
  [],
  ['whole'],
  ['half', 'half'],
  ['third', 'third', 'third'],
  ['half', 'half', 'half', 'half'],
  ['large', 'quarter', 'quarter', 'quarter', 'quarter'],
];

/**
 * Shapes of the pictures that have a place on the page, so that both rows close: 12 + 6 + 6 columns in two rows (look.md). There
 * are five at most; the full-screen view shows the others.
 */
export const galleryShapes = (count: number): GalleryShape[] => SHAPES[Math.min(count, SHAPES.length - 1)] ?? [];
