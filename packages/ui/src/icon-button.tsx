import type { IconNode } from 'lucide';
import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';

type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  icon: IconNode;
  size?: 's' | 'm' | 'l' | 'xl';
  /** Its name for assistive technology. */
  label: string;
};

/** A button that is only an icon, 48 px square: menu, close, previous and next, remove, play and pause. */
export function IconButton({ icon, size = 'l', label, className, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={classNames(styles.button, className)}>
      <Icon icon={icon} size={size} />
    </button>
  );
}
