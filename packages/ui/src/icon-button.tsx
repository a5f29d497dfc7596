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

/**
 * A button that is only an icon, 48 px square: menu, close, previous and next, remove, play and pause. Disabled it does
 * nothing but keeps the focus: an arrow that has just led to the end must not drop the keyboard out of the page.
 */
export function IconButton({ icon, size = 'l', label, className, disabled, onClick, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onClick}
      aria-label={label}
      className={classNames(styles.button, className)}
    >
      <Icon icon={icon} size={size} />
    </button>
  );
}
