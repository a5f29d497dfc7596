import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import styles from '../print/body.module.css';
import type { HeadingLevel } from './resources.ts';

/** So many short items stay together on a page; more go on overleaf, between two of their rows. */
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
  const isWhole = items.length <= WHOLE;
  return (
    <section className={classNames(styles.section, isWhole && styles.whole)}>
      {headline !== null && <Heading className={styles.h2}>{stripSoftHyphens(headline)}</Heading>}
      <dl className={classNames(styles.questions, !isWhole && styles.inRows)}>
        {items.map(({ title, body }, index) => (
          <div key={index} data-may-begin-page={isWhole ? undefined : 'rows'}>
            <dt>{title}</dt>
            <dd>{body}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
