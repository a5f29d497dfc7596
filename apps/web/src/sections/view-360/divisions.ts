/**
 * One division of the ruler. The factor and the limit of catalogue.md 9 count divisions, so that a sequence of
 * 24 frames turns as far under the hand as one of 120; the limit of 2 is then one turn a second.
 */
export const DIVISION_DEGREES = 3;
