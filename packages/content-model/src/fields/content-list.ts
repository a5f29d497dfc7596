import type { Block, BlocksField } from 'payload';
import { accordionBlock } from '../blocks/accordion.ts';
import { bulletPointsBlock } from '../blocks/bullet-points.ts';
import { bulletPointsAccordionBlock } from '../blocks/bullet-points-accordion.ts';
import { faqBlock } from '../blocks/faq.ts';
import { fullPageSliderBlock } from '../blocks/full-page-slider.ts';
import { headlineBlock } from '../blocks/headline.ts';
import { imageGalleryBlock } from '../blocks/image-gallery.ts';
import { imageSingleBlock } from '../blocks/image-single.ts';
import { imageSliderWithDescriptionBlock } from '../blocks/image-slider-with-description.ts';
import { imageWidthTextBlock } from '../blocks/image-width-text.ts';
import { infoNumbersBlock } from '../blocks/info-numbers.ts';
import { lightboxSliderBlock } from '../blocks/lightbox-slider.ts';
import { quoteBlock } from '../blocks/quote.ts';
import { richTextBlock } from '../blocks/rich-text.ts';
import { videoBlock } from '../blocks/video.ts';

/** Every block of catalogue.md 2, in the order of the picker: texts, pictures, figures and questions. */
const BLOCKS: Block[] = [
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

/** The body of a page, built of blocks in the editor's order. */
export const contentListField: BlocksField = {
  name: 'contentList',
  type: 'blocks',
  label: { de: 'Inhalt', en: 'Content' },
  labels: { singular: { de: 'Baustein', en: 'Block' }, plural: { de: 'Bausteine', en: 'Blocks' } },
  maxRows: 60,
  blocks: BLOCKS,
};
