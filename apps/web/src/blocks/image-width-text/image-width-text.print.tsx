import { RichText } from '@vitrine/ui/rich-text/rich-text.tsx';
import body from '../../print/body.module.css';
import { PrintPicture } from '../../print/print-picture.tsx';
import type { BlockProps } from '../resources.ts';
import styles from './image-width-text.print.module.css';

/** Picture and text in two columns, on the sides that they have on screen. */
export function ImageWidthText({ block: { appearance, image, copy }, level }: BlockProps<'imageWidthText'>) {
  return (
    <section className={`${body.section} ${styles.pair}`} data-appearance={appearance}>
      {image && (
        <figure className={styles.picture}>
          <PrintPicture image={image} crop="auto" millimetres={84} />
        </figure>
      )}
      <RichText blocks={copy} level={level} className={styles.text} />
    </section>
  );
}
