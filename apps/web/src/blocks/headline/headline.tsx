import type { BlockProps } from '../resources.ts';
import styles from './headline.module.css';

/** A headline of the size the editors chose; its level follows the page's outline. */
export function Headline({ block, level }: BlockProps<'headline'>) {
  const Heading = `h${level}` as const;
  return (
    <section className={styles.headline}>
      <div className="grid">
        <Heading className={block.size}>{block.headline}</Heading>
      </div>
    </section>
  );
}
