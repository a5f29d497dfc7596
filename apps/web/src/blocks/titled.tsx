import { classNames } from '@vitrine/ui/class-names.ts';
import type { ReactNode } from 'react';
import { fitsBeside } from './fits-beside.ts';
import type { HeadingLevel } from './resources.ts';
import styles from './titled.module.css';

interface Props {
  headline: string | null;
  level: HeadingLevel;
  surface?: 'steel';
  children: ReactNode;
}

/** A list with its headline at the left, or above it where a word of the headline is too long for that. */
export function Titled({ headline, level, surface, children }: Props) {
  const Heading = `h${level}` as const;
  const beside = headline !== null && fitsBeside(headline);
  return (
    <section data-surface={surface}>
      <div className={classNames('grid', styles.grid, beside && 'split')}>
        {headline !== null && <Heading className={classNames('h2', !beside && styles.above)}>{headline}</Heading>}
        <div className={classNames(!beside && styles.matter)}>{children}</div>
      </div>
    </section>
  );
}
