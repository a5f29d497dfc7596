import { GALLERY_SWAP_MS } from '@vitrine/contract/constants.ts';
import { chooseVersion, type ImageVersions, type ShownVersion } from '@vitrine/contract/image-sources.ts';
import type { Medium } from '../full-screen/media.ts';

/** `tiles`: both rows of at most five pictures, as a block has them. `rows`: a place for every picture, as a case study has them. */
export type GalleryLayout = 'tiles' | 'rows';
/** The place of a picture: its width in columns and, with 2, over two rows; `stacked` shares two rows with another one. */
export type GalleryShape = 'large' | 'quarter' | 'third' | 'half' | 'whole' | 'wide' | 'narrow' | 'tall' | 'stacked';

const TILES: readonly GalleryShape[][] = [
  [],
  ['whole'],
  ['half', 'half'],
  ['third', 'third', 'third'],
  ['half', 'half', 'half', 'half'],
  ['large', 'quarter', 'quarter', 'quarter', 'quarter'],
];

/** 16 + 8 over 8 + 16; an odd number begins with 16 beside two thirds one above the other, and one picture has the whole row. */
function rows(count: number): GalleryShape[] {
  if (count === 1) return ['whole'];
  const lead: GalleryShape[] = count % 2 === 0 ? [] : ['tall', 'stacked', 'stacked'];
  const shapes = [...lead];
  for (let row = 0; shapes.length < count; row++) {
    const isWideFirst = (row % 2 === 0) === (lead.length === 0);
    shapes.push(...(isWideFirst ? (['wide', 'narrow'] as const) : (['narrow', 'wide'] as const)));
  }
  return shapes;
}

/** Shapes of the pictures that have a place on the page, in rows that close without a gap (look.md); full screen shows all. */
export const galleryShapes = (layout: GalleryLayout, count: number): GalleryShape[] =>
  layout === 'rows' ? rows(count) : (TILES[Math.min(count, TILES.length - 1)] ?? []);

/** Ms until another medium takes the place of the one on show: another type waits until the old one has faded out (catalogue.md 2). */
export const swapDelay = (from: Medium['kind'], to: Medium['kind']): number => (from === to ? 0 : GALLERY_SWAP_MS);

/** Width in pixels from which a picture may fill the stage of an inline gallery: below it, it would be blown up on a laptop. */
const STAGE_MIN = 1000;

/** The picture as it is, where the cut that fills the stage has too few pixels for it; null where it fills the stage. */
export function wholeOnStage(versions: ImageVersions): ShownVersion | null {
  const filling = chooseVersion(versions, ['landscape', 'auto']);
  return filling && filling.width < STAGE_MIN ? chooseVersion(versions, ['auto', 'landscape']) : null;
}
