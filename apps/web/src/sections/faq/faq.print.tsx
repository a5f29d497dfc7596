import { useTexts } from '../../i18n/use-texts.ts';
import styles from '../../print/body.module.css';
import type { Question } from '../resources.ts';

/** Questions with their answers open, in two columns. */
export function Faq({ items }: { items: readonly Question[] }) {
  const t = useTexts('print');
  return (
    <section className={`${styles.section} ${styles.whole}`}>
      <h2 className={styles.h2}>{t('questions')}</h2>
      <dl className={styles.questions}>
        {items.map((entry) => (
          <div key={entry.id}>
            <dt>{entry.question}</dt>
            <dd>{entry.answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
