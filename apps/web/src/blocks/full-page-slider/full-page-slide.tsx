import { Picture } from '@vitrine/ui/picture/picture.tsx';
import type { HeadingLevel } from '../resources.ts';
import type { Slide } from '../slides.ts';
import styles from './full-page-slider.module.css';

/** Phones show the upright crop. */
const UPRIGHT = [{ media: '(max-width: 47.99em)', crop: 'portrait' }] as const;

interface FullPageSlideProps {
  slide: Slide;
  level: HeadingLevel;
  shown: boolean;
  /** Its picture is to be loaded. */
  wanted: boolean;
}

/** A picture with its text over it; the others wait in the same place, so that the slider keeps its height. */
export function FullPageSlide({ slide: { image, headline, copy }, level, shown, wanted }: FullPageSlideProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={styles.slide} data-shown={shown || undefined} inert={!shown}>
      <div className={styles.ground}>{wanted && <Picture image={image} crop="auto" art={UPRIGHT} sizes="100vw" />}</div>
      <div className={`grid ${styles.inner}`}>
        <div className={styles.text}>
          {headline && <Heading className="h1">{headline}</Heading>}
          {copy && <p className={`lead ${styles.copy}`}>{copy}</p>}
        </div>
      </div>
    </div>
  );
}
