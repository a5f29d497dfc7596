import type { ReactNode } from 'react';
import bodyStyles from '../print/body.module.css';
import { Accordion } from './accordion/accordion.print.tsx';
import { BulletPoints } from './bullet-points/bullet-points.print.tsx';
import { BulletPointsAccordion } from './bullet-points-accordion/bullet-points-accordion.print.tsx';
import { Faq } from './faq/faq.print.tsx';
import { FullPageSlider } from './full-page-slider/full-page-slider.print.tsx';
import { Headline } from './headline/headline.print.tsx';
import { ImageGallery } from './image-gallery/image-gallery.print.tsx';
import { ImageSingle } from './image-single/image-single.print.tsx';
import { ImageSliderWithDescription } from './image-slider-with-description/image-slider-with-description.print.tsx';
import { ImageWidthText } from './image-width-text/image-width-text.print.tsx';
import { InfoNumbers } from './info-numbers/info-numbers.print.tsx';
import { LightboxSlider } from './lightbox-slider/lightbox-slider.print.tsx';
import { headingLevels } from './outline.ts';
import { type PrintPart, printParts } from './print-parts.ts';
import { Quote } from './quote/quote.print.tsx';
import type { BlockComponent, BlockComponents, BlockProps, BlockType, ContentBlock } from './resources.ts';
import { RichText } from './rich-text/rich-text.print.tsx';
import { Video } from './video/video.print.tsx';

/** What each block prints; what has nothing to print is null. */
const PRINTED: BlockComponents = {
  accordion: Accordion,
  bulletPoints: BulletPoints,
  bulletPointsAccordion: BulletPointsAccordion,
  fullPageSlider: FullPageSlider,
  headline: Headline,
  imageGallery: ImageGallery,
  imageSliderWithDescription: ImageSliderWithDescription,
  imageWidthText: ImageWidthText,
  infoNumbers: InfoNumbers,
  lightboxSlider: LightboxSlider,
  quote: Quote,
  richText: RichText,
  video: Video,
  imageSingle: ImageSingle,
  faq: Faq,
};

function Block<T extends BlockType>({ block, level }: BlockProps<T>) {
  const Printed: BlockComponent<T> = PRINTED[block.type];
  return <Printed block={block} level={level} />;
}

interface PartProps {
  part: PrintPart;
  group: string;
  head: ReactNode;
  anchor?: string | undefined;
}

const Part = ({ part, group, head, anchor }: PartProps) => {
  const blocks = part.blocks.map(({ block, level }) => <Block key={block.id} block={block} level={level} />);
  return part.isSheet ? (
    blocks
  ) : (
    <div className={bodyStyles.body} data-page-group={group} id={anchor}>
      {head}
      {blocks}
    </div>
  );
};

interface Props {
  blocks: readonly ContentBlock[];
  group: string;
  /** Above the first of them, and the id of the page that it is on. */
  head?: ReactNode;
  anchor?: string | undefined;
}

/** The blocks as they print: runs of them on pages with margins, and between them those that fill a page of their own. */
export function Blocks({ blocks, group, head, anchor }: Props) {
  return printParts(blocks, headingLevels(blocks)).map((part, index) => (
    <Part key={index} part={part} group={group} head={index === 0 && head} anchor={index === 0 ? anchor : undefined} />
  ));
}
