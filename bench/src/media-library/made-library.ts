/** The library that is measured in memory and over HTTP: pictures below two categories of filters, and the searches for its pages. */
import type { MediaItemDocument } from '@vitrine/contract/media-library.ts';
import { libraryImage } from '../library-image.ts';

export const ITEMS = 10_000;
/** Pages that are asked for in one round. */
export const CALLS = 400;
const MACHINES = 40;
const TOPICS = 7;
/** Each search of a round has as many of them. */
const PAGES = 5;

const filters = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `${prefix}-${n}`, title: `${prefix} ${n}`, children: [] }));
export const CATEGORIES = {
  machines: { identifier: 'machines', position: 0, title: 'Maschinen', items: filters('f', MACHINES) },
  topics: { identifier: 'topics', position: 1, title: 'Themen', items: filters('g', TOPICS) },
};

/** The document of an item; `n` is its place. */
export function itemOf(n: number, title = `Medium ${n}`): MediaItemDocument {
  const item = libraryImage(n, title, [`f-${n % MACHINES}`, `g-${n % TOPICS}`]);
  return { item, order: String(n).padStart(6, '0') };
}

/** What a call asks for: another search than the 60 calls before it, so that the API has kept none of it. Its page is full. */
export function searchOf(n: number) {
  const type = n % 3 ? null : ('image' as const);
  const wanted = new Set([`f-${n % MACHINES}`, `f-${(n * 7) % MACHINES}`, `g-${n % TOPICS}`]);
  return { type, filters: [...wanted], page: 1 + (n % PAGES) };
}

export const p95 = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)] ?? Number.NaN;
