import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import styles from '../print/body.module.css';
import type { HeadingLevel } from './resources.ts';

/** So many short items stay together on a page; more may flow over. */
const WHOLE = 6;

interface Props {
  headline: string | null;
  level: HeadingLevel;
  items: readonly { title: string; body: string }[];
}

/** What opens on screen is open on paper: titles with their texts in two columns. */
export function OpenItems({ headline, level, items }: Props) {
  const Heading = `h${level}` as const;
  if (items.length === 0) return null;
  return (
    <section className={classNames(styles.section, items.length <= WHOLE && styles.whole)}>
      {headline !== null && <Heading className={styles.h2}>{stripSoftHyphens(headline)}</Heading>}
      <dl className={styles.questions}>
        {items.map(({ title, body }, index) => (
          <div key={index}>
            <dt>{title}</dt>
            <dd>{body}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
