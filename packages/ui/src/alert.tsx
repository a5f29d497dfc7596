import { CircleAlert } from 'lucide';
import type { ReactNode, Ref } from 'react';
import styles from './alert.module.css';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';

interface AlertProps {
  id?: string;
  className?: string | undefined;
  /** Can be given the focus, for an alert that is out of sight of what was pressed. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Above a form that was refused: between two red hairlines, read out as soon as it is there. */
export function Alert({ id, className, ref, children }: AlertProps) {
  return (
    <div className={classNames(styles.alert, className)} role="alert" tabIndex={-1} id={id} ref={ref}>
      <Icon icon={CircleAlert} />
      <div>{children}</div>
    </div>
  );
}
