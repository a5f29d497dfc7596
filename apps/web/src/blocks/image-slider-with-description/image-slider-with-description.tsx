import { ownRatio } from '@vitrine/contract/image-sources.ts';
import { Carousel } from '@vitrine/ui/carousel/carousel.tsx';
import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { Picture } from '@vitrine/ui/picture/picture.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import type { BlockProps } from '../resources.ts';
import styles from './image-slider-with-description.module.css';
import { CELLS } from './model.ts';

const SIZES = { wide: '(min-width: 64em) 66vw, 82vw', narrow: '(min-width: 64em) 29vw, 300px', own: '82vw' };

/** A headline with its text over pictures of one format that slide. */
export function ImageSliderWithDescription({ block, level }: BlockProps<'imageSliderWithDescription'>) {
  const t = useTexts('products');
  const { headline, subline, copy, imageSize, imageList } = block;
  const Heading = `h${level}` as const;
  const cells = CELLS[imageSize];
  return (
    <section className={styles.slider}>
      <Carousel
        heading={
          <div>
            <Heading className="h2">{headline}</Heading>
            {subline && <p className={`lead ${styles.subline}`}>{subline}</p>}
            {copy && <p className={`body muted ${styles.copy}`}>{copy}</p>}
          </div>
        }
        label={headline}
        previousLabel={t('previous')}
        nextLabel={t('next')}
        cells={cells}
      >
        {imageList.map((image) => ({
          key: image.id,
          cell: (
            <figure
              className={styles.picture}
              data-size={imageSize}
              style={imageSize === 'auto' ? customProperties({ '--ratio': ownRatio(image) }) : undefined}
            >
              <Picture image={image} crop={imageSize} sizes={SIZES[cells]} />
            </figure>
          ),
        }))}
      </Carousel>
    </section>
  );
}
