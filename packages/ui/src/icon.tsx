import type { IconNode } from 'lucide';
import { createElement, type ReactElement } from 'react';
import { classNames } from './class-names.ts';
import styles from './icon.module.css';

const PIXELS = { s: 16, m: 20, l: 24, xl: 32 } as const;

interface IconProps {
  icon: IconNode;
  /** 16, 20, 24 or 32 px; the stroke stays 1.5 px at each. */
  size?: keyof typeof PIXELS;
  className?: string | undefined;
}

/** The elements of an icon are always the same: rows of a list share them. */
const elementsOf = new WeakMap<IconNode, ReactElement[]>();

function elements(icon: IconNode): ReactElement[] {
  const known = elementsOf.get(icon);
  if (known) return known;
  const made = icon.map(([tag, attributes]) => createElement(tag, { ...attributes, key: JSON.stringify(attributes) }));
  elementsOf.set(icon, made);
  return made;
}

/** A lucide icon, machined: square caps, mitred joins. It accompanies words, so it is hidden from assistive technology. */
export function Icon({ icon, size = 'm', className }: IconProps) {
  const pixels = PIXELS[size];
  return (
    <svg
      aria-hidden="true"
      className={classNames(styles.icon, className)}
      viewBox="0 0 24 24"
      width={pixels}
      height={pixels}
      strokeWidth={(1.5 * 24) / pixels}
    >
      {elements(icon)}
    </svg>
  );
}
