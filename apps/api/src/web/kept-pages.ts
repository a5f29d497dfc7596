import type { AppPage } from './app-page.ts';

type Making = Promise<AppPage | null>;

export interface KeptPages {
  /** The page of that name, if it was made of just that. */
  find(name: string, from: string): Making | null;
  keep(name: string, from: string, page: Making): void;
  /** Lets go of a page that could not be made. */
  forget(name: string, page: Making): void;
}

/** Pages that are made once for all who ask, some 60 kB each; beyond `max` the oldest goes first. */
export function createKeptPages(max: number): KeptPages {
  const made = new Map<string, { from: string; page: Making }>();
  return {
    find(name, from) {
      const ready = made.get(name);
      return ready?.from === from ? ready.page : null;
    },
    keep(name, from, page) {
      made.delete(name);
      made.set(name, { from, page });
      const [oldest] = made.keys();
      if (made.size > max && oldest !== undefined) made.delete(oldest);
    },
    forget(name, page) {
      if (made.get(name)?.page === page) made.delete(name);
    },
  };
}

/** Says yes so many times in a second. */
export function createPace(perSecond: number): () => boolean {
  let second = 0;
  let count = 0;
  return () => {
    const now = Math.floor(Date.now() / 1000);
    count = now === second ? count + 1 : 1;
    second = now;
    return count <= perSecond;
  };
}
