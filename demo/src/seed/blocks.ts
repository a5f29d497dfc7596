import type { ContentPage as ContentPageRecord } from '@vitrine/content-model/payload-types.ts';
import type { Block } from '../content-pages/block.ts';
import { pictureId, videoId } from './media.ts';
import { rows } from './record-id.ts';
import { richText } from './rich-text.ts';
import type { Words } from './seed-run.ts';

type BlockRecord = NonNullable<ContentPageRecord['contentList']>[number];

type Slides = Extract<Block, { type: 'lightboxSlider' }>['slides'];
const slidesOf = (owner: string, slides: Slides, words: Words) =>
  rows(owner, slides, ({ picture, headline, copy }) => ({
    image: pictureId(picture),
    headline: headline ? words(headline) : null,
    copy: copy ? words(copy) : null,
  }));

/** Points stand one a line. */
const lines = (points: readonly string[]) => points.join('\n');

interface Place {
  /** Unique to the block. */
  owner: string;
  /** Ids of the block's questions, in their order. */
  questions: readonly string[];
}

/** A block in one language as the page's record holds it. */
export function blockRecord(block: Block, words: Words, { owner, questions }: Place): BlockRecord {
  switch (block.type) {
    case 'accordion':
      return {
        blockType: block.type,
        headline: words(block.headline),
        appearance: block.appearance,
        isFirstItemOpen: block.isFirstItemOpen ?? false,
        accordionItem: rows(owner, block.items, ({ headline, copy }) => ({
          accordionHeadline: words(headline),
          accordionCopy: words(copy),
        })),
      };
    case 'bulletPoints':
      return {
        blockType: block.type,
        headline: words(block.headline),
        numberOfCols: block.numberOfCols,
        bulletPoints: lines(block.points.map(words)),
      };
    case 'bulletPointsAccordion':
      return {
        blockType: block.type,
        headline: words(block.headline),
        accordionItem: rows(owner, block.items, ({ headline, points }) => ({
          accordionHeadline: words(headline),
          bulletPoints: lines(points.map(words)),
        })),
      };
    case 'fullPageSlider':
      return { blockType: block.type, items: slidesOf(owner, block.slides, words) };
    case 'lightboxSlider':
      return { blockType: block.type, items: slidesOf(owner, block.slides, words) };
    case 'headline':
      return { blockType: block.type, headline: words(block.headline), size: block.size };
    case 'imageGallery':
      return { blockType: block.type, headline: words(block.headline), imageList: block.pictures.map(pictureId) };
    case 'imageSliderWithDescription':
      return {
        blockType: block.type,
        headline: words(block.headline),
        subline: words(block.subline),
        copy: words(block.copy),
        imageList: block.pictures.map(pictureId),
        imageSize: block.imageSize,
      };
    case 'imageWidthText':
      return {
        blockType: block.type,
        appearance: block.appearance ?? null,
        image: pictureId(block.picture),
        copy: richText(block.copy, words),
      };
    case 'infoNumbers':
      return {
        blockType: block.type,
        numbers: rows(owner, block.numbers, ({ number, subline }) => ({ number: words(number), subline: words(subline) })),
        imageList: block.pictures.map(pictureId),
      };
    case 'quote':
      return {
        blockType: block.type,
        quote: words(block.quote),
        source: words(block.source),
        image: block.picture ? pictureId(block.picture) : null,
        backgroundColor: block.backgroundColor,
        style: block.style,
      };
    case 'richText':
      return { blockType: block.type, copy: richText(block.copy, words) };
    case 'video':
      return { blockType: block.type, video: videoId(block.video) };
    case 'imageSingle':
      return {
        blockType: block.type,
        image: pictureId(block.picture),
        pdfOverwriteImage: block.printPicture ? pictureId(block.printPicture) : null,
      };
    case 'faq':
      return { blockType: block.type, headline: words(block.headline), faqList: [...questions] };
  }
}
