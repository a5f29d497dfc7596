import { isMachineSlug } from '@vitrine/contract/comparisons.ts';
import { quotable } from '../../i18n/quotable.ts';
import { type DifferencesSearch, readDifferences } from './only-differences.ts';

export interface NamedMachines {
  /** What may be compared: each once, in the order of the address. There can be more than a comparison holds. */
  machines: string[];
  /** What is no slug of a machine. */
  unknown: string[];
  twice: string[];
}

/** Longest part of an address that is shown to people as it came. */
const SHOWN_LETTERS = 60;
/** More parts are not looked at: nobody wrote them by hand. */
const PARTS_MAX = 50;

/**
 * The machines that an address names: "ww-200,ww-250", or as people write types, "WW200", where that is one of the `published` slugs.
 * What cannot be compared is kept, to be told.
 */
export function namedMachines(text: string, published: readonly string[]): NamedMachines {
  const closedUp = new Map(published.map((slug) => [slug.replaceAll('-', ''), slug]));
  for (const slug of published) closedUp.set(slug, slug);
  const parts = text
    .split(/[,\s]+/)
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '')
    .slice(0, PARTS_MAX);
  const slugs = parts.filter(isMachineSlug).map((part) => closedUp.get(part) ?? part);
  const others = parts.filter((part) => !isMachineSlug(part)).map((part) => quotable(part).slice(0, SHOWN_LETTERS));
  const each = [...new Set(slugs)];
  return {
    machines: each,
    unknown: [...new Set(others.filter((part) => part !== ''))],
    twice: each.filter((slug) => slugs.indexOf(slug) !== slugs.lastIndexOf(slug)),
  };
}

/** The search parameter that names machines, as text; a machine whose slug is a number comes as one. */
const readMachines = ({ machines }: Readonly<Record<string, unknown>>): { machines?: string } =>
  typeof machines === 'string' || typeof machines === 'number' ? { machines: String(machines) } : {};

/** What an address says of a comparison: its machines, and whether only their differences are shown. */
export const readComparison = (search: Readonly<Record<string, unknown>>): { machines?: string } & DifferencesSearch => ({
  ...readMachines(search),
  ...readDifferences(search),
});
