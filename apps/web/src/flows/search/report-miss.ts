import { SEARCH_MAX } from '@vitrine/contract/search-length.ts';
import { apiFetch } from '../../api/client.ts';

const told = new Set<string>();

/** Tells that a search found nothing, once a visit. Nothing depends on whether it arrives. */
export function reportMiss(query: string): void {
  const words = query.trim().toLowerCase().slice(0, SEARCH_MAX);
  if (words === '' || told.has(words)) return;
  told.add(words);
  void apiFetch('search/misses', { method: 'POST', body: { query: words } }).catch(() => told.delete(words));
}
