const GERMAN: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };

/** "Winkelwolf WW 200 für Käse" -> "winkelwolf-ww-200-fuer-kaese", of whole words up to a length; empty when nothing is left. */
export function slugify(title: string, maxLength = 100): string {
  const slug = title
    .toLowerCase()
    .replace(/[äöüß]/g, (letter) => GERMAN[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (slug.length <= maxLength) return slug;
  const cut = slug.slice(0, maxLength + 1);
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : maxLength);
}
