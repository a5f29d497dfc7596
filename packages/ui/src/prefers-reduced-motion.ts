/** Whether the person wants less motion, by the settings of their system; asked at each movement, as it may change meanwhile. */
export const prefersReducedMotion = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
