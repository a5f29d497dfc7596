import type { ContentBlock } from '../blocks/resources.ts';

/** How much content an example holds. */
export const AMOUNTS = ['short', 'normal', 'long'] as const;
export type Amount = (typeof AMOUNTS)[number];

/** Fields that hold words for readers; all other texts are names, addresses and choices. */
const WORDS = new Set([
  'headline',
  'subline',
  'copy',
  'quote',
  'source',
  'number',
  'accordionHeadline',
  'accordionCopy',
  'bulletPoints',
  'question',
  'answer',
  'text',
]);
/** Lists that belong together are cut and filled to the same length. */
const LISTS = new Set(['items', 'imageList', 'accordionItem', 'bulletPoints', 'numbers', 'faqList']);

const ENTRIES: Record<Exclude<Amount, 'normal'>, number> = { short: 1, long: 12 };
/** The length of a headline that is far too long, in letters. */
const TOO_LONG = 300;
/** A figure has a line for itself, which 20 letters fill. */
const TOO_LONG_FIGURE = 20;

function words(text: string, amount: Amount, key: string): string {
  if (amount === 'normal') return text;
  if (amount === 'short') return text.split(/\s/)[0] ?? text;
  const longest = key === 'number' ? TOO_LONG_FIGURE : TOO_LONG;
  return `${`${text} Gefrier\u00adfleisch\u00adschneider `.repeat(Math.ceil(longest / (text.length + 1))).slice(0, longest)}`.trim();
}

function list(entries: readonly unknown[], amount: Amount): unknown[] {
  if (amount === 'normal' || entries.length === 0) return [...entries];
  const repeated = Array.from({ length: ENTRIES[amount] }, (_, index) => entries[index % entries.length]);
  // Repeated resources keep their names apart.
  return repeated.map((entry, index) =>
    typeof entry === 'object' && entry && 'id' in entry ? { ...entry, id: `${String(entry.id)}-${index}` } : entry,
  );
}

function changed(value: unknown, amount: Amount, key: string): unknown {
  if (typeof value === 'string') return WORDS.has(key) ? words(value, amount, key) : value;
  if (Array.isArray(value)) {
    const entries = LISTS.has(key) ? list(value, amount) : value;
    // A list of a running text holds lists of spans, which are not repeated again.
    return entries.map((entry) => changed(entry, amount, Array.isArray(entry) ? '' : key));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, changed(field, amount, name)]));
}

/** A block of the catalogue with as much content as is wanted: one word and one entry, its own, or far too much. */
export const withAmount = <T extends ContentBlock>(block: T, amount: Amount): T => ({
  ...block,
  ...(changed(block, amount, '') as Partial<T>),
  id: `${block.id}-${amount}`,
});
