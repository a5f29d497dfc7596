import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from '../../print/body.module.css';
import { PrintPicture } from '../../print/print-picture.tsx';
import type { ProductLine } from '../resources.ts';

/** The reasons beside the picture that is meant for paper. */
export function Reasons({ line }: { line: ProductLine }) {
  const t = useTexts('print');
  const { reasonsHeadline, reasonsList, productLinesReasonsImagePrint: image } = line;
  return (
    <section className={`${styles.section} ${styles.whole}`}>
      <h2 className={styles.h2}>{stripSoftHyphens(reasonsHeadline ?? t('reasons'))}</h2>
      <div className={image ? styles.beside : undefined}>
        {image && (
          <figure>
            <PrintPicture image={image} crop="landscape" millimetres={84} />
          </figure>
        )}
        <ul className={styles.reasons}>
          {reasonsList.map(({ headline, copy }) => (
            <li key={copy}>
              {headline && <p className={styles.entryTitle}>{headline}</p>}
              <p className={styles.entryCopy}>{copy}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
