import { useTexts } from '../../i18n/use-texts.ts';
import styles from './case-story.module.css';
import type { Chapter, FactTable } from './model.ts';

interface Props {
  chapters: readonly Chapter[];
  facts: readonly FactTable[];
}

/** What was done, and beside it what came of it in figures, which stay while the words scroll. */
export function CaseStory({ chapters, facts }: Props) {
  const t = useTexts('products');
  return (
    <section className="section" data-surface="light" id="story">
      <div className={`grid ${styles.columns}`}>
        {chapters.length > 0 && (
          <div className={styles.story}>
            {chapters.map(({ id, label, headline, subline, paragraphs }) => (
              <div key={id} className={styles.chapter}>
                {label && (headline ? <p className="label muted">{label}</p> : <h2 className="label muted">{label}</h2>)}
                {headline && <h2 className="h2">{headline}</h2>}
                {subline && <p className="lead">{subline}</p>}
                {paragraphs.map((text, index) => (
                  <p key={index} className="body">
                    {text}
                  </p>
                ))}
              </div>
            ))}
          </div>
        )}
        {facts.length > 0 && (
          <div className={styles.facts}>
            {facts.map(({ id, label, rows }) => (
              <div key={id}>
                <h2 className={`h4 ${styles.label}`}>{label ?? t('caseStudy.facts')}</h2>
                <dl>
                  {rows.map(({ key, value }, index) => (
                    <div key={index}>
                      <dt>{key}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              </div>
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
