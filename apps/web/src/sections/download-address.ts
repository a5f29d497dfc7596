/** A file's address as an attachment: the path segment /assets/ becomes /download/assets/ (catalogue.md 2). */
export function downloadAddress(storageUrl: string): string {
  return storageUrl.replace('/assets/', '/download/assets/');
}
