import { createFairQueue } from './fair-queue.ts';

interface Options {
  /** What one asker does at once, and how much more of theirs may wait. */
  atOnce: number;
  waiting: number;
  /** The error of what gets no place. */
  refuse: () => Error;
}

/** Work in a line of its own for each asker: however much one wants, the others do not wait for it. */
export function createTurnsByAsker({ atOnce, waiting, refuse }: Options) {
  const places = { all: waiting, each: waiting };
  const lines = new Map<string, { queue: ReturnType<typeof createFairQueue>; works: number }>();
  return async <T>(from: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(from) ?? {
      queue: createFairQueue({ atOnce, places: { trusted: places, strangers: places }, refuse }),
      works: 0,
    };
    lines.set(from, line);
    line.works++;
    try {
      return await line.queue.run({ from, isTrusted: true }, work);
    } finally {
      line.works--;
      if (line.works === 0) lines.delete(from);
    }
  };
}
