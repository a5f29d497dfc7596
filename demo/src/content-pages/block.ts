import type { Question } from '../catalogue.ts';
import type { PictureKey, VideoKey } from '../media.ts';
import type { Text } from '../text.ts';

/** A part of running text. */
export type TextPart =
  | { paragraph: Text }
  | { headline: Text; size: 'h3' | 'h4' }
  | { list: readonly Text[]; isOrdered?: boolean }
  | { paragraph: Text; link: { text: Text; url: string } };

interface Slide {
  picture: PictureKey;
  headline?: Text;
  copy?: Text;
}

/** A block of a content page: the 15 types of the specification by their names. */
export type Block =
  | {
      type: 'accordion';
      headline: Text;
      appearance: 'default' | 'cards';
      isFirstItemOpen?: boolean;
      items: readonly { headline: Text; copy: Text }[];
    }
  | { type: 'bulletPoints'; headline: Text; numberOfCols: number; points: readonly Text[] }
  | { type: 'bulletPointsAccordion'; headline: Text; items: readonly { headline: Text; points: readonly Text[] }[] }
  | { type: 'fullPageSlider'; slides: readonly Slide[] }
  | { type: 'headline'; headline: Text; size: 'h1' | 'h2' | 'h3' | 'h4' }
  | { type: 'imageGallery'; headline: Text; pictures: readonly PictureKey[] }
  | {
      type: 'imageSliderWithDescription';
      headline: Text;
      subline: Text;
      copy: Text;
      pictures: readonly PictureKey[];
      imageSize: 'auto' | 'square' | 'portrait' | 'landscape';
    }
  | { type: 'imageWidthText'; appearance?: 'imageLeft' | 'imageRight'; picture: PictureKey; copy: readonly TextPart[] }
  | { type: 'infoNumbers'; numbers: readonly { number: Text; subline: Text }[]; pictures: readonly PictureKey[] }
  | { type: 'lightboxSlider'; slides: readonly Slide[] }
  | {
      type: 'quote';
      quote: Text;
      source: Text;
      picture?: PictureKey;
      backgroundColor: 'white' | 'grey' | 'blue' | 'black';
      style: 'default' | 'full';
    }
  | { type: 'richText'; copy: readonly TextPart[] }
  | { type: 'video'; video: VideoKey }
  | { type: 'imageSingle'; picture: PictureKey; printPicture?: PictureKey }
  | { type: 'faq'; headline: Text; questions: readonly Question[] };
export type BlockType = Block['type'];
