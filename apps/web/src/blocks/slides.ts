import type { ContentBlock } from './resources.ts';

type SliderBlock = ContentBlock<'lightboxSlider' | 'fullPageSlider'>;

/** A picture with its texts. */
export interface Slide {
  image: SliderBlock['imageList'][number];
  headline: string | null;
  copy: string | null;
}

/** Pictures with their texts, which are at the same places of two lists; a picture without texts is a slide too. */
export const slidesOf = ({ items, imageList }: Pick<SliderBlock, 'items' | 'imageList'>): Slide[] =>
  imageList.map((image, index) => ({ image, headline: items[index]?.headline ?? null, copy: items[index]?.copy ?? null }));
