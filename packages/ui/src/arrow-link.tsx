import { ArrowRight } from 'lucide';
import type { ReactNode } from 'react';
import styles from './arrow-link.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

/** Class name of a stand-alone link (560, 44 high); the arrow moves under the pointer. For any kind of anchor. */
export const arrowLinkClass = (className?: string) => classNames(styles.link, className);

/** Content of such a link: words and the arrow. */
export function ArrowLabel({ children }: { children: ReactNode }) {
  return (
    <>
      <span>{children}</span>
      <Icon icon={ArrowRight} />
    </>
  );
}
