import { SEARCH_MAX } from '@vitrine/contract/search-length.ts';
import * as z from 'zod/mini';
import { useStore } from 'zustand';
import { createArea } from './area.ts';
import { currentUser, objectsStore } from './objects.ts';

const RECENT_MAX = 8;

const searchesState = z.object({
  userId: z.nullable(z.string()),
  recent: z.array(z.string().check(z.minLength(1), z.maxLength(SEARCH_MAX))).check(z.maxLength(RECENT_MAX)),
});
const NOTHING: z.infer<typeof searchesState> = { userId: null, recent: [] };

/** Area `searches`: what the user who is logged in searched for last, on this device. It goes with the log-out. */
export const searchesStore = createArea({ name: 'searches', version: 1, schema: searchesState, initial: NOTHING });

/** Searches of another user, or of one who has gone, are nobody's business. */
function keepOwn(): void {
  const { userId, recent } = searchesStore.getState();
  if (userId !== (currentUser()?.id ?? null) && (userId !== null || recent.length > 0)) searchesStore.setState(NOTHING, true);
}

let following = false;
/** Forgets with the account, from the start of the app. */
export function followSearches(): void {
  if (following) return;
  following = true;
  keepOwn();
  objectsStore.subscribe(keepOwn);
}

/** Puts a search before the others. */
export function keepSearch(text: string): void {
  const query = text.trim().slice(0, SEARCH_MAX);
  const userId = currentUser()?.id ?? null;
  if (query === '' || userId === null) return;
  searchesStore.setState(({ recent }) => ({
    userId,
    recent: [query, ...recent.filter((one) => one.toLowerCase() !== query.toLowerCase())].slice(0, RECENT_MAX),
  }));
}

export const forgetSearch = (query: string) =>
  searchesStore.setState(({ recent }) => ({ recent: recent.filter((one) => one !== query) }));
export const forgetSearches = () => searchesStore.setState({ recent: [] });
export const useRecentSearches = () => useStore(searchesStore, (state) => state.recent);
