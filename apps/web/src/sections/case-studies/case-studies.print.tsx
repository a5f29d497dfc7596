import { useQuoted } from '../../i18n/use-quoted.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from '../../print/body.module.css';
import { PrintPicture } from '../../print/print-picture.tsx';
import type { CaseStudyTeaser } from '../resources.ts';

/** What customers say: picture and quote. */
export function CaseStudies({ items }: { items: readonly CaseStudyTeaser[] }) {
  const t = useTexts('print');
  const quoted = useQuoted();
  return (
    <section className={`${styles.section} ${styles.whole}`}>
      <h2 className={styles.h2}>{t('caseStudies')}</h2>
      {items.map((study) => (
        <figure key={study.id} className={styles.study}>
          {study.image && <PrintPicture image={study.image} crop="auto" millimetres={84} />}
          <div>
            <blockquote className={styles.quote}>{quoted(study.quote)}</blockquote>
            {study.source && <figcaption className={styles.source}>{study.source}</figcaption>}
          </div>
        </figure>
      ))}
    </section>
  );
}
