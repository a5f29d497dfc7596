import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { classNames } from '@vitrine/ui/class-names.ts';
import body from '../../print/body.module.css';
import type { BlockProps } from '../resources.ts';
import styles from './headline.print.module.css';

/** A headline on the page of what follows it. */
export function Headline({ block, level }: BlockProps<'headline'>) {
  const Heading = `h${level}` as const;
  const isLarge = block.size === 'h1' || block.size === 'h2';
  return (
    <Heading className={classNames(styles.headline, isLarge ? body.h2 : body.h3, block.size === 'h1' && styles.largest)}>
      {stripSoftHyphens(block.headline)}
    </Heading>
  );
}
