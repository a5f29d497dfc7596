import type { FoundEntry } from '@vitrine/contract/search.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { tokenize } from './tokens.ts';

/** The figure that stands below the name of a machine, by which people tell large ones from small ones: `Kutter, 550 l`. */
function figureOf({ line }: FoundEntry, language: Language): { value: number; unit: string } | null {
  for (const { type, term } of tokenize(line ?? '', language)) {
    const [, value, unit] = (type === 'figure' && /^([\d.]+)(\D.*)$/.exec(term)) || [];
    if (value && unit) return { value: Number(value), unit };
  }
  return null;
}

/**
 * Hits with their sizes in order, before all else that was found. Litres and kilograms an hour do not compare: machines with another unit
 * than the best of them stay where they are. `isMeant`: machines that are called what was asked for. `isOfAll`: they are all machines, so that each
 * has its place, those with the unit of most of them first.
 */
export function bySize<T extends { entry: FoundEntry; score: number }>(
  hits: readonly T[],
  isMeant: (hit: T) => boolean,
  { size, language, isOfAll }: { size: 'large' | 'small'; language: Language; isOfAll: boolean },
): T[] {
  const sized = hits
    .filter(isMeant)
    .sort((a, b) => b.score - a.score)
    .flatMap((hit) => {
      const figure = figureOf(hit.entry, language);
      return figure ? [{ hit, ...figure }] : [];
    });
  const sign = size === 'large' ? 1 : -1;
  const having = (unit: string) => sized.filter((one) => one.unit === unit).sort((a, b) => sign * (a.value - b.value));
  const units = [...new Set(sized.map(({ unit }) => unit))];
  const counted = isOfAll ? units.sort((a, b) => having(a).length - having(b).length) : units.slice(0, 1);
  const rising = counted.flatMap(having);
  const places = new Map(rising.map(({ hit }, at) => [hit, at + 1]));
  const top = hits.reduce((best, { score }) => Math.max(best, score), 0);
  return hits.map((hit) => {
    const place = places.get(hit);
    return place === undefined ? hit : { ...hit, score: top + place };
  });
}
