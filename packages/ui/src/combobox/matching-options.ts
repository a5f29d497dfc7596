export interface ComboboxOption {
  value: string;
  label: string;
  /** Another word it is found by, such as a code. */
  keyword?: string;
}

/** Letters without case and accents: who types "osterreich" or "cote d'ivoire" finds what is meant. */
const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/[\p{M}\u00ad]/gu, '')
    .replace(/[’‘]/g, "'")
    .toLowerCase()
    .trim();

/** The option that is written out, whatever the case; none for an empty text. */
export function writtenOption<O extends ComboboxOption>(options: readonly O[], typed: string): O | undefined {
  const text = folded(typed);
  return text === '' ? undefined : options.find(({ label }) => folded(label) === text);
}

/** Options for what was typed: those that begin with it, then those with a word that does; only where there are none, those that hold it. */
export function matchingOptions<O extends ComboboxOption>(options: readonly O[], typed: string): readonly O[] {
  const text = folded(typed);
  if (text === '') return options;
  const rank = ({ label, keyword }: O): number => {
    const name = folded(label);
    if (name.startsWith(text) || (keyword && folded(keyword) === text)) return 0;
    const at = name.indexOf(text);
    if (at < 0) return 3;
    return /[\s\-('.]/.test(name[at - 1] ?? '') ? 1 : 2;
  };
  const ranked = (wanted: number) => options.filter((option) => rank(option) === wanted);
  const begun = [...ranked(0), ...ranked(1)];
  return begun.length > 0 ? begun : ranked(2);
}
