import { MEDIA_TYPES } from '@vitrine/contract/media-library.ts';
import * as z from 'zod/mini';

const id = z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/));
const FILTERS_MAX = 100;

/** What of the library an address shows. */
export interface LibraryAddress {
  type: (typeof MEDIA_TYPES)[number] | null;
  /** Ids as they stand in the address; the tree of filters says which of them there are. */
  filters: string[];
  /** The item that is open. */
  item: string | null;
}

const parameters = z.object({
  type: z.catch(z.nullable(z.enum(MEDIA_TYPES)), null),
  filter: z.catch(z.nullable(z.string()), null),
  item: z.catch(z.nullable(id), null),
});

/** Reads the search of an address; what is not valid in it is not there. */
export function readAddress(search: string): LibraryAddress {
  const given = new URLSearchParams(search);
  const { type, filter, item } = parameters.parse({
    type: given.get('type'),
    filter: given.get('filter'),
    item: given.get('item'),
  });
  const filters = (filter ?? '').split(',').filter((one) => id.safeParse(one).success);
  return { type, filters: [...new Set(filters)].slice(0, FILTERS_MAX), item };
}

/** Pages follow each other by scrolling: an address cannot name one. */
const PAGE = 'page';

/** Whether a library can show all that an address asks of it. `isFilter`: whether it has a filter. */
export function isUnderstood(search: string, isFilter: (id: string) => boolean): boolean {
  const given = new URLSearchParams(search);
  const { type, filters, item } = readAddress(search);
  const asked = new Set((given.get('filter') ?? '').split(',').filter((one) => one !== ''));
  return (
    !given.has(PAGE) &&
    (given.get('type') ?? '') === (type ?? '') &&
    (given.get('item') ?? '') === (item ?? '') &&
    asked.size === filters.length &&
    filters.every(isFilter)
  );
}

/** The search of an address for what is shown; parameters of others stay. */
export function writeAddress(search: string, { type, filters, item }: LibraryAddress): string {
  const next = new URLSearchParams(search);
  next.delete(PAGE);
  for (const [name, value] of Object.entries({ type, filter: filters.join(','), item })) {
    if (value) next.set(name, value);
    else next.delete(name);
  }
  const text = next.toString().replaceAll('%2C', ',');
  return text && `?${text}`;
}
