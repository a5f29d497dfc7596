/** Slugs of the product lines, in the order of the programme. */
export const LINE_KEYS = ['rohwurstlinie', 'bruehwurstlinie', 'hackfleischlinie'] as const;
export type LineKey = (typeof LINE_KEYS)[number];
