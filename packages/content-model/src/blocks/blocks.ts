import type { Block } from 'payload';
import { accordionBlock } from './accordion.ts';
import { bulletPointsBlock } from './bullet-points.ts';
import { bulletPointsAccordionBlock } from './bullet-points-accordion.ts';
import { faqBlock } from './faq.ts';
import { fullPageSliderBlock } from './full-page-slider.ts';
import { headlineBlock } from './headline.ts';
import { imageGalleryBlock } from './image-gallery.ts';
import { imageSingleBlock } from './image-single.ts';
import { imageSliderWithDescriptionBlock } from './image-slider-with-description.ts';
import { imageWidthTextBlock } from './image-width-text.ts';
import { infoNumbersBlock } from './info-numbers.ts';
import { lightboxSliderBlock } from './lightbox-slider.ts';
import { quoteBlock } from './quote.ts';
import { richTextBlock } from './rich-text.ts';
import { videoBlock } from './video.ts';

/** Every block of catalogue.md 2, in the order of the picker: texts, pictures, figures and questions. */
export const BLOCKS: Block[] = [
  headlineBlock,
  richTextBlock,
  bulletPointsBlock,
  quoteBlock,
  imageSingleBlock,
  imageWidthTextBlock,
  imageGalleryBlock,
  imageSliderWithDescriptionBlock,
  lightboxSliderBlock,
  fullPageSliderBlock,
  videoBlock,
  infoNumbersBlock,
  accordionBlock,
  bulletPointsAccordionBlock,
  faqBlock,
];
