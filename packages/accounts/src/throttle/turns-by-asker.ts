import pLimit from 'p-limit';

interface Options {
  /** What one asker does at once, and how much more of theirs may wait. */
  atOnce: number;
  waiting: number;
  /** The error of what gets no place. */
  refuse: () => Error;
}

/** Work in a line of its own for each asker: however much one wants, the others do not wait for it. */
export function createTurnsByAsker({ atOnce, waiting, refuse }: Options) {
  const lines = new Map<string, { limit: ReturnType<typeof pLimit>; works: number }>();
  return async <T>(from: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(from) ?? { limit: pLimit(atOnce), works: 0 };
    if (line.works >= atOnce + waiting) throw refuse();
    lines.set(from, line);
    line.works++;
    try {
      return await line.limit(work);
    } finally {
      line.works--;
      if (line.works === 0) lines.delete(from);
    }
  };
}
