import { RichText as Text } from '@vitrine/ui/rich-text/rich-text.tsx';
import body from '../../print/body.module.css';
import type { BlockProps } from '../resources.ts';
import styles from './rich-text.print.module.css';

/** Running text at the measure of a letter. */
export function RichText({ block, level }: BlockProps<'richText'>) {
  return (
    <section className={body.section}>
      <Text blocks={block.copy} level={level} className={styles.text} />
    </section>
  );
}
