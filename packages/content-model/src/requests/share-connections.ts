interface Options {
  /** Connections there are. */
  connections: number;
  /**
   * How many stay free for others when somebody takes the first, second, third … connection at the same time: as many entries as
   * one asker can have at most.
   */
  leftFree: readonly number[];
  /** How much more of one asker may wait. */
  waiting: number;
  /** The error of what finds no place to wait. */
  refuse: () => Error;
}

/**
 * Does work that takes a connection each while few ask, and shares the connections the more narrowly the more people ask: who has some
 * takes another only while enough stay free for those who have none. What becomes free goes to who has fewest, and among these in turn.
 */
export function shareConnections({ connections, leftFree, waiting, refuse }: Options) {
  /** What waits, a line for each asker, in the order of the next turns. */
  const lines = new Map<string, (() => void)[]>();
  const held = new Map<string, number>();
  let free = connections;

  const heldBy = (from: string) => held.get(from) ?? 0;
  const mayTake = (from: string) => free - 1 >= (leftFree[heldBy(from)] ?? Number.POSITIVE_INFINITY);

  function take(from: string): void {
    free--;
    held.set(from, heldBy(from) + 1);
  }

  function giveBack(from: string): void {
    free++;
    if (heldBy(from) > 1) held.set(from, heldBy(from) - 1);
    else held.delete(from);
  }

  /** Who is next: undefined while nobody who waits may take one. */
  const next = () =>
    [...lines.keys()]
      .filter(mayTake)
      .reduce<string | undefined>((best, from) => (best === undefined || heldBy(from) < heldBy(best) ? from : best), undefined);

  function beginNext(): void {
    for (let from = next(); from !== undefined; from = next()) {
      const line = lines.get(from) ?? [];
      const begin = line.shift();
      // Who had a turn goes to the end.
      lines.delete(from);
      if (line.length > 0) lines.set(from, line);
      take(from);
      begin?.();
    }
  }

  return async <T>(from: string, work: () => Promise<T>): Promise<T> => {
    const line = lines.get(from) ?? [];
    if (line.length >= waiting) throw refuse();
    lines.set(from, line);
    const turn = new Promise<void>((begin) => line.push(begin));
    beginNext();
    await turn;
    try {
      return await work();
    } finally {
      giveBack(from);
      beginNext();
    }
  };
}
