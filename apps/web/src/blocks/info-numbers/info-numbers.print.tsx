import body from '../../print/body.module.css';
import { PrintPicture } from '../../print/print-picture.tsx';
import type { BlockProps } from '../resources.ts';
import styles from './info-numbers.print.module.css';

/** Pictures two a row, under them the figures. */
export function InfoNumbers({ block }: BlockProps<'infoNumbers'>) {
  const { numbers, imageList } = block;
  if (numbers.length === 0 && imageList.length === 0) return null;
  return (
    <section className={`${body.section} ${body.whole}`}>
      {imageList.length > 0 && (
        <div className={styles.pictures}>
          {imageList.map((image, index) => (
            <figure key={index}>
              <PrintPicture image={image} crop="landscape" millimetres={imageList.length === 1 ? 174 : 84} />
            </figure>
          ))}
        </div>
      )}
      {numbers.length > 0 && (
        <dl className={styles.numbers}>
          {numbers.map(({ number, subline }, index) => (
            <div key={index}>
              <dt>{subline}</dt>
              <dd>{number}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  );
}
