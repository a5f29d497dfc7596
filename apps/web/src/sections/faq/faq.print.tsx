import type { faq } from '@vitrine/contract/landing-page.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from '../../print/body.module.css';

/** Questions with their answers open, in two columns. */
export function Questions({ questions }: { questions: Model<typeof faq>[] }) {
  const t = useTexts('print');
  return (
    <section className={`${styles.section} ${styles.whole}`}>
      <h2 className={styles.h2}>{t('questions')}</h2>
      <dl className={styles.questions}>
        {questions.map((entry) => (
          <div key={entry.id}>
            <dt>{entry.question}</dt>
            <dd>{entry.answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
