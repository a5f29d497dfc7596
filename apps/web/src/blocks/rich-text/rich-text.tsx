import { RichText as Text } from '@vitrine/ui/rich-text/rich-text.tsx';
import type { BlockProps } from '../resources.ts';
import styles from './rich-text.module.css';

/** Running text at the measure of a column. */
export function RichText({ block, level }: BlockProps<'richText'>) {
  return (
    <section>
      <div className="grid">
        <Text blocks={block.copy} level={level} className={styles.text} />
      </div>
    </section>
  );
}
