import { prefersReducedMotion } from '../prefers-reduced-motion.ts';

interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connection = (): Connection | undefined => ('connection' in navigator ? (navigator.connection as Connection) : undefined);

/** A video may start by itself: neither motion nor data is to be saved. */
export const mayAutoplay = (): boolean => !prefersReducedMotion() && connection()?.saveData !== true;

/** The network is known to be slower than 4G. */
export function isNetworkSlow(): boolean {
  const type = connection()?.effectiveType;
  return type !== undefined && type !== '4g';
}
