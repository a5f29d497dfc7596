import type { LucideIcon } from 'lucide-react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

const PIXELS = { s: 16, m: 20, l: 24, xl: 32 } as const;

interface IconProps {
  icon: LucideIcon;
  /** 16, 20, 24 or 32 px; the stroke stays 1.5 px at each. */
  size?: keyof typeof PIXELS;
  className?: string | undefined;
}

/** A lucide icon, machined: square caps, mitred joins. It accompanies words, so it is hidden from assistive technology. */
export function Icon({ icon: Glyph, size = 'm', className }: IconProps) {
  return (
    <Glyph
      aria-hidden="true"
      className={classNames(styles.icon, className)}
      size={PIXELS[size]}
      strokeWidth={(1.5 * 24) / PIXELS[size]}
      strokeLinecap="square"
      strokeLinejoin="miter"
    />
  );
}
