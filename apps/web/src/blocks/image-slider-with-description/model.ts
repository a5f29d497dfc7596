import type { ContentBlock } from '../resources.ts';

type Size = ContentBlock<'imageSliderWithDescription'>['imageSize'];

/** How wide pictures of a format are shown: wide ones two thirds of the page, upright ones a third, those as they are by their own ratio. */
export const CELLS: Record<Size, 'wide' | 'narrow' | 'own'> = {
  landscape: 'wide',
  portrait: 'narrow',
  square: 'narrow',
  auto: 'own',
};
