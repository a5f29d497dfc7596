import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { dropFirstScreen } from '../../early-load/handover.ts';
import type { Medium } from '../full-screen/media.ts';
import styles from './inline-gallery.module.css';
import { wholeOnStage } from './model.ts';

/** What the stage of a medium tells its style sheet: a picture without the pixels to fill it is no higher than it is itself. */
export function stageStyle(item: Medium) {
  const whole = item.kind === 'image' ? wholeOnStage(item.image.versions) : null;
  return whole ? customProperties({ '--own-height': `${whole.height}px` }) : undefined;
}

/** The picture on the stage; `isFirst`: the one that the page begins with. */
export function StagePicture({ image, isFirst }: { image: Extract<Medium, { kind: 'image' }>['image']; isFirst: boolean }) {
  const isWhole = wholeOnStage(image.versions) !== null;
  return (
    <Picture
      className={isWhole ? styles.whole : undefined}
      image={image}
      crop={isWhole ? 'auto' : ['landscape', 'auto']}
      sizes="(min-width: 64em) 82vw, 100vw"
      hero={isFirst}
      onSettled={dropFirstScreen}
    />
  );
}
