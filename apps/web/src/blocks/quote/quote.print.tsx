import { useQuoted } from '../../i18n/use-quoted.ts';
import body from '../../print/body.module.css';
import { PrintPicture } from '../../print/print-picture.tsx';
import sheets from '../../print/sheets.module.css';
import type { BlockProps } from '../resources.ts';
import { isFullPage, surfaceOf } from './model.ts';
import styles from './quote.print.module.css';

/** A quotation: beside a picture, alone between two rules, or white on a black page of their own. */
export function Quote({ block }: BlockProps<'quote'>) {
  const quoted = useQuoted();
  const { quote, source, style, image } = block;
  const words = (
    <figure>
      <blockquote className={styles.words} data-style={style}>
        {quoted(quote)}
      </blockquote>
      {source && <figcaption className={styles.source}>{source}</figcaption>}
    </figure>
  );
  if (isFullPage(block)) {
    return (
      <section className={`${sheets.sheet} ${styles.fullPage}`}>
        <div className={sheets.inner}>{words}</div>
      </section>
    );
  }
  return (
    <section
      className={`${body.section} ${styles.quote}`}
      data-surface={surfaceOf(block)}
      data-picture={image ? style : undefined}
    >
      {image && (
        <div className={styles.picture}>
          <PrintPicture image={image} crop={style === 'full' ? 'auto' : 'square'} millimetres={style === 'full' ? 174 : 56} />
        </div>
      )}
      {words}
    </section>
  );
}
