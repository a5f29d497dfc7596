import body from '../../print/body.module.css';
import { PrintPicture } from '../../print/print-picture.tsx';
import type { ContentBlock } from '../resources.ts';
import styles from './image-single.print.module.css';
import { printedImage } from './model.ts';

type Printed = Pick<ContentBlock<'imageSingle'>, 'image' | 'pdfOverwriteImage'>;

/** The picture made for print, or else the picture of the page, as wide as the text. */
export function ImageSingle({ block }: { block: Printed }) {
  const image = printedImage(block);
  if (!image) return null;
  return (
    <section className={`${body.section} ${body.whole}`}>
      <PrintPicture image={image} crop="auto" millimetres={174} className={styles.picture} />
    </section>
  );
}
