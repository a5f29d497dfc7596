import { Accordion } from './accordion/accordion.tsx';
import styles from './blocks.module.css';
import { BulletPoints } from './bullet-points/bullet-points.tsx';
import { BulletPointsAccordion } from './bullet-points-accordion/bullet-points-accordion.tsx';
import { Faq } from './faq/faq.tsx';
import { FullPageSlider } from './full-page-slider/full-page-slider.tsx';
import { Headline } from './headline/headline.tsx';
import { ImageGallery } from './image-gallery/image-gallery.tsx';
import { ImageSingle } from './image-single/image-single.tsx';
import { ImageSliderWithDescription } from './image-slider-with-description/image-slider-with-description.tsx';
import { ImageWidthText } from './image-width-text/image-width-text.tsx';
import { InfoNumbers } from './info-numbers/info-numbers.tsx';
import { LightboxSlider } from './lightbox-slider/lightbox-slider.tsx';
import { headingLevels } from './outline.ts';
import { Quote } from './quote/quote.tsx';
import type { BlockComponent, BlockComponents, BlockProps, BlockType, ContentBlock } from './resources.ts';
import { RichText } from './rich-text/rich-text.tsx';
import { Video } from './video/video.tsx';

/** What each block shows on screen. */
const SCREENS: BlockComponents = {
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
  const Screen: BlockComponent<T> = SCREENS[block.type];
  return <Screen block={block} level={level} />;
}

/** The content builder's blocks, in the order of the editors. */
export function Blocks({ blocks }: { blocks: readonly ContentBlock[] }) {
  const levels = headingLevels(blocks);
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <Block key={block.id} block={block} level={levels[index] ?? 2} />
      ))}
    </div>
  );
}
