import type { Crop } from '@vitrine/contract/assets.ts';
import {
  accordionBlock,
  bulletPointsAccordionBlock,
  bulletPointsBlock,
  faqBlock,
  fullPageSliderBlock,
  headlineBlock,
  type IMAGE_WIDTH_TEXT_APPEARANCES,
  imageGalleryBlock,
  imageSingleBlock,
  imageSliderWithDescriptionBlock,
  imageWidthTextBlock,
  infoNumbersBlock,
  lightboxSliderBlock,
  quoteBlock,
  richTextBlock,
  videoBlock,
} from '@vitrine/contract/content-blocks.ts';
import type { ResourceIdentifier } from '@vitrine/contract/json-api.ts';
import type { Content } from '../read/content-types.ts';
import { includeImage, includeImages } from './asset-image.ts';
import { includeVideo } from './asset-video.ts';
import { includeFaqs } from './faq.ts';
import type { PresenterContext } from './presenter-context.ts';
import { presentRichText } from './rich-text.ts';

type Block = NonNullable<Content<'content-pages'>['contentList']>[number];
type ImageWidthTextAppearance = (typeof IMAGE_WIDTH_TEXT_APPEARANCES)[number];
type Slides = Extract<Block, { blockType: 'fullPageSlider' | 'lightboxSlider' }>['items'];

/** The points of a list that an editor writes one a line. */
const pointsOf = ({ type }: PresenterContext, lines: string): string[] =>
  lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => type.text(line));

/** Texts and pictures at the same places; a slide whose picture is gone is left out of both. */
async function presentSlides(context: PresenterContext, slides: Slides, crops: readonly Crop[]) {
  const pictures = await Promise.all(slides.map(({ image }) => includeImage(context, image, crops)));
  const whole = slides.flatMap((slide, index) => {
    const picture = pictures[index];
    return picture ? [{ slide, picture }] : [];
  });
  return {
    items: whole.map(({ slide: { headline, copy } }) => ({
      headline: context.type.text(headline || null),
      copy: context.type.text(copy || null),
    })),
    imageList: whole.map(({ picture }) => picture),
  };
}

/** Pictures beside texts change sides where editors have set none: the 2nd, 4th … of the page is mirrored (look.md, "Compositions"). */
const sideOf = (appearance: ImageWidthTextAppearance | null | undefined, place: number): ImageWidthTextAppearance =>
  appearance ?? (place % 2 === 0 ? 'imageLeft' : 'imageRight');

/** `place`: how many blocks of its type come before it. */
function includeBlock(context: PresenterContext, block: Block, id: string, place: number): Promise<ResourceIdentifier> {
  const { type, included } = context;
  const optional = (text: string | null | undefined) => type.text(text || null);
  switch (block.blockType) {
    case 'accordion':
      return included.add(accordionBlock, id, () => ({
        attributes: {
          headline: optional(block.headline),
          appearance: block.appearance,
          isFirstItemOpen: Boolean(block.isFirstItemOpen),
          accordionItem: block.accordionItem.map(({ accordionHeadline, accordionCopy }) => ({
            accordionHeadline: type.text(accordionHeadline),
            accordionCopy: type.text(accordionCopy),
          })),
        },
        relationships: {},
      }));
    case 'bulletPoints':
      return included.add(bulletPointsBlock, id, () => ({
        attributes: {
          headline: optional(block.headline),
          numberOfCols: block.numberOfCols,
          bulletPoints: pointsOf(context, block.bulletPoints),
        },
        relationships: {},
      }));
    case 'bulletPointsAccordion':
      return included.add(bulletPointsAccordionBlock, id, () => ({
        attributes: {
          headline: optional(block.headline),
          accordionItem: block.accordionItem.map(({ accordionHeadline, bulletPoints }) => ({
            accordionHeadline: type.text(accordionHeadline),
            bulletPoints: pointsOf(context, bulletPoints),
          })),
        },
        relationships: {},
      }));
    case 'fullPageSlider':
      return included.add(fullPageSliderBlock, id, async () => {
        const { items, imageList } = await presentSlides(context, block.items, ['auto', 'portrait']);
        return { attributes: { items }, relationships: { imageList } };
      });
    case 'headline':
      return included.add(headlineBlock, id, () => ({
        attributes: { headline: type.text(block.headline), size: block.size },
        relationships: {},
      }));
    case 'imageGallery':
      return included.add(imageGalleryBlock, id, async () => ({
        attributes: { headline: optional(block.headline) },
        relationships: { imageList: await includeImages(context, block.imageList, ['landscape', 'auto']) },
      }));
    case 'imageSliderWithDescription':
      return included.add(imageSliderWithDescriptionBlock, id, async () => ({
        attributes: {
          headline: type.text(block.headline),
          subline: optional(block.subline),
          copy: optional(block.copy),
          imageSize: block.imageSize,
        },
        relationships: { imageList: await includeImages(context, block.imageList, [block.imageSize]) },
      }));
    case 'imageWidthText':
      return included.add(imageWidthTextBlock, id, async () => ({
        attributes: { appearance: sideOf(block.appearance, place), copy: presentRichText(type, block.copy) },
        relationships: { image: await includeImage(context, block.image, ['auto']) },
      }));
    case 'infoNumbers':
      return included.add(infoNumbersBlock, id, async () => ({
        attributes: {
          numbers: block.numbers.map(({ number, subline }) => ({ number: type.name(number), subline: type.text(subline) })),
        },
        relationships: { imageList: await includeImages(context, block.imageList, ['landscape']) },
      }));
    case 'lightboxSlider':
      return included.add(lightboxSliderBlock, id, async () => {
        const { items, imageList } = await presentSlides(context, block.items, ['landscape', 'auto']);
        return { attributes: { items }, relationships: { imageList } };
      });
    case 'quote':
      return included.add(quoteBlock, id, async () => ({
        attributes: {
          quote: type.text(block.quote),
          source: optional(block.source),
          backgroundColor: block.backgroundColor,
          style: block.style,
        },
        relationships: {
          image: await includeImage(context, block.image, block.style === 'full' ? ['auto', 'portrait'] : ['square']),
        },
      }));
    case 'richText':
      return included.add(richTextBlock, id, () => ({
        attributes: { copy: presentRichText(type, block.copy) },
        relationships: {},
      }));
    case 'video':
      return included.add(videoBlock, id, async () => ({
        attributes: {},
        relationships: { video: await includeVideo(context, block.video) },
      }));
    case 'imageSingle':
      return included.add(imageSingleBlock, id, async () => ({
        attributes: {},
        relationships: {
          image: await includeImage(context, block.image, ['auto']),
          pdfOverwriteImage: await includeImage(context, block.pdfOverwriteImage, ['auto']),
        },
      }));
    case 'faq':
      return included.add(faqBlock, id, async () => ({
        attributes: { headline: optional(block.headline) },
        relationships: { faqList: await includeFaqs(context, block.faqList) },
      }));
  }
}

/** Includes the blocks of a page in their order. */
export function includeBlocks(
  context: PresenterContext,
  { id, contentList }: Content<'content-pages'>,
): Promise<ResourceIdentifier[]> {
  const blocks = contentList ?? [];
  const placeOf = (index: number) =>
    blocks.slice(0, index).filter(({ blockType }) => blockType === blocks[index]?.blockType).length;
  return Promise.all(blocks.map((block, index) => includeBlock(context, block, block.id ?? `${id}-${index}`, placeOf(index))));
}
