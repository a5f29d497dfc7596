/** The part of an address that leaves out of a comparison what is the same on all of its machines. */
export interface DifferencesSearch {
  only?: 'differences';
}

export const DIFFERENCES: DifferencesSearch = { only: 'differences' };

/** Reads that part of an address; what says something else is as if it were not there. */
export const readDifferences = ({ only }: Readonly<Record<string, unknown>>): DifferencesSearch =>
  only === DIFFERENCES.only ? DIFFERENCES : {};
