import { Picture } from '@vitrine/ui/picture/picture.tsx';
import type { BlockProps } from '../resources.ts';
import styles from './info-numbers.module.css';
import { isLong } from './model.ts';

/** So many pictures are one above the other beside the figures. */
const FEW = 3;

/** Figures two by two beside the pictures, without pictures in one row. */
export function InfoNumbers({ block }: BlockProps<'infoNumbers'>) {
  const { numbers, imageList } = block;
  if (numbers.length === 0 && imageList.length === 0) return null;
  return (
    <section>
      <div className={`grid ${styles.block}`} data-pictures={imageList.length > 0 || undefined}>
        {imageList.length > 0 && (
          <div className={styles.pictures} data-count={imageList.length > FEW ? 'many' : imageList.length}>
            {imageList.map((image) => (
              <figure key={image.id}>
                <Picture image={image} crop={['landscape', 'auto']} sizes="(min-width: 64em) 42vw, 100vw" />
              </figure>
            ))}
          </div>
        )}
        {numbers.length > 0 && (
          <dl className={styles.numbers} data-long={numbers.some(({ number }) => isLong(number)) || undefined}>
            {numbers.map(({ number, subline }, index) => (
              <div key={index}>
                <dt>{subline}</dt>
                <dd>{number}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </section>
  );
}
