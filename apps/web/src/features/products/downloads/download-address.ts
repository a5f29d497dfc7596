/** A file's address as an attachment: the path segment /assets/ becomes /download/assets/ (catalogue.md 2). */
export function downloadAddress(storageUrl: string): string {
  return storageUrl.replace('/assets/', '/download/assets/');
}

const UNITS = [
  { limit: 1e9, divisor: 1e9, unit: 'GB', digits: 1 },
  { limit: 1e6, divisor: 1e6, unit: 'MB', digits: 1 },
  { limit: 1e3, divisor: 1e3, unit: 'kB', digits: 0 },
] as const;

/** "1,8 MB", "940 kB", "512 B": decimal units, a no-break space, figures of the language. */
export function fileSize(bytes: number, language: string): string {
  const scale = UNITS.find(({ limit }) => bytes >= limit);
  if (!scale) return `${bytes}\u00a0B`;
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: scale.digits }).format(bytes / scale.divisor);
  return `${figure}\u00a0${scale.unit}`;
}
