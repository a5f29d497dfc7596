/** The slug in the path of a document that is about one record. */
export const slugOf = (path: string): string => path.slice(path.indexOf('/') + 1);
