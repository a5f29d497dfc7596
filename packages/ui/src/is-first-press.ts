/**
 * False for the second press of a double click, which people make on what looks like a file or a place: the first press may have moved what is
 * under the pointer, and the second one would meet something else or take the first back. The browser counts the presses; those of keys are 0.
 */
export const isFirstPress = ({ detail }: { detail: number }): boolean => detail < 2;
