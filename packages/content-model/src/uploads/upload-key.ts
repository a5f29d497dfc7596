/** Where an uploaded file is in the file store. */
export const uploadKey = (collection: string, filename: string): string => `media/${collection}/${filename}`;
