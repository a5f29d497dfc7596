import { valueAt } from '@vitrine/content-model/records/value-at.ts';

interface Opened {
  collection: string | undefined;
  global: string | undefined;
  id: string | number | undefined;
  /** When it was saved last: then it is read anew. */
  saved: number;
}

/** One record is open at a time, in as many fields as it has. */
let last: { key: string; record: Promise<unknown> } | null = null;

/** The German texts of a record, as it was saved last; null where there are none. */
export function readOriginal({ collection, global, id, saved }: Opened): Promise<unknown> {
  const path = global ? `globals/${global}` : collection && id !== undefined ? `${collection}/${id}` : null;
  if (!path) return Promise.resolve(null);
  const key = `${path} ${saved}`;
  if (last?.key !== key) {
    const query = new URLSearchParams({ locale: 'de', 'fallback-locale': 'none', draft: 'true', depth: '0' });
    const record = fetch(`/cms-api/${path}?${query}`, { headers: { Accept: 'application/json' } }).then(
      (response): Promise<unknown> | null => (response.ok ? response.json() : null),
      () => null,
    );
    last = { key, record };
  }
  return last.record;
}

/** The text at a path of a form, `keyFigures.0.label`; null where there is none. */
export function textAt(record: unknown, path: string): string | null {
  const value = valueAt(record, path);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}
