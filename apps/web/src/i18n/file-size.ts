const UNITS = [
  { unit: 'GB', size: 1e9, digits: 1 },
  { unit: 'MB', size: 1e6, digits: 1 },
  { unit: 'kB', size: 1e3, digits: 0 },
] as const;

/** Made once: a format costs more than all else of a row in a list of files. */
const formats: Record<string, Intl.NumberFormat> = {};

/** "1,8 MB", "940 kB", "512 B": decimal units, a no-break space, figures of the language. The same on pages and in print. */
export function fileSize(bytes: number, language: string): string {
  const scale = UNITS.find(({ size }) => bytes >= size);
  if (!scale) return `${bytes}\u00a0B`;
  const { size, unit, digits } = scale;
  const key = `${language}${digits}`;
  formats[key] ??= new Intl.NumberFormat(language, { maximumFractionDigits: digits });
  return `${formats[key].format(bytes / size)}\u00a0${unit}`;
}
