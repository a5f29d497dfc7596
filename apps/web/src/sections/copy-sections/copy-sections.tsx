import type { Automation } from '../resources.ts';
import styles from './copy-sections.module.css';
import { copySections } from './model.ts';

/** Headlines at the left, their text beside them. */
export function CopySections({ content }: { content: Automation['content'] }) {
  return copySections(content).map(({ headline, copies }, index) => (
    <section key={index} className={`grid ${styles.section}`}>
      <div className={styles.row}>
        {headline && <h2 className="h3">{headline}</h2>}
        {copies.length > 0 && (
          <div className={styles.copies}>
            {copies.map((copy) => (
              <p key={copy} className="body">
                {copy}
              </p>
            ))}
          </div>
        )}
      </div>
    </section>
  ));
}
