import type { CSSProperties } from 'react';

/** A style with custom properties that a component hands to its own stylesheet (React sets them through the CSSOM, as the CSP wants). */
export const customProperties = (style: CSSProperties & Record<`--${string}`, string | number>): CSSProperties => style;
