/** Who asks for work, as far as turns are concerned. */
export interface Asker {
  /** Those who share turns: the network of a stranger (askerAt), or one account. */
  from: string;
  /** Has turns and places that no stranger can take. */
  isTrusted: boolean;
}

/** How many may wait: in all, and of one asker. */
interface Places {
  all: number;
  each: number;
}

/** Places of those who may wait without a bound, and of those who do not come. */
export const UNBOUNDED: Places = { all: Number.POSITIVE_INFINITY, each: Number.POSITIVE_INFINITY };
export const NO_PLACES: Places = { all: 0, each: 0 };

interface Options {
  atOnce: number;
  places: { trusted: Places; strangers: Places };
  /** The error of those who get no place. */
  refuse: () => Error;
}

interface Waiting {
  begin(): void;
  refuse(): void;
}

interface FairQueue {
  /** Does the work when its turn comes; throws what `refuse` makes when it gets no place, or loses it to another asker. */
  run<T>(asker: Asker, work: () => Promise<T>): Promise<T>;
  readonly waiting: number;
  readonly strangersWaiting: number;
  /** Refuses everything that waits, and everything that comes later. */
  close(): void;
}

/** Turns of trusted askers before one stranger has a turn, while both wait. */
const TRUSTED_TURNS = 3;

/** Those who wait, one line for each asker; the askers take turns. */
function createLines({ all, each }: Places) {
  // In the order of the next turns: who had a turn goes to the end.
  const lines = new Map<string, Waiting[]>();
  let count = 0;

  /** Makes room in the longest line for an asker whose own line stays shorter. Answers whether it could. */
  function makeRoom(length: number): boolean {
    const longest = [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a));
    if (longest.length <= length + 1) return false;
    longest.pop()?.refuse();
    count--;
    return true;
  }

  return {
    get count() {
      return count;
    },
    /** Answers whether there was a place. */
    add(from: string, waiting: Waiting): boolean {
      const line = lines.get(from) ?? [];
      if (line.length >= each || (count >= all && !makeRoom(line.length))) return false;
      line.push(waiting);
      lines.set(from, line);
      count++;
      return true;
    },
    take(): Waiting | undefined {
      const [first] = lines;
      if (!first) return;
      const [from, line] = first;
      const next = line.shift();
      lines.delete(from);
      if (line.length > 0) lines.set(from, line);
      count--;
      return next;
    },
  };
}

/**
 * Work that only few may do at once, in turns: however much one asker wants, every other asker waits for one turn of it at most.
 * Trusted askers have places of their own and most of the turns. When all places are taken, the asker with the longest line loses
 * the last one to an asker who has fewer.
 */
export function createFairQueue({ atOnce, places, refuse }: Options): FairQueue {
  const trusted = createLines(places.trusted);
  const strangers = createLines(places.strangers);
  let running = 0;
  let trustedTurns = 0;
  let isClosed = false;

  function next(): Waiting | undefined {
    const [first, second] = trustedTurns < TRUSTED_TURNS ? [trusted, strangers] : [strangers, trusted];
    return first.take() ?? second.take();
  }

  const turn = ({ from, isTrusted }: Asker) =>
    new Promise<void>((resolve, reject) => {
      const begin = () => {
        trustedTurns = isTrusted ? trustedTurns + 1 : 0;
        resolve();
      };
      const waiting = { begin, refuse: () => reject(refuse()) };
      if (isClosed || !(isTrusted ? trusted : strangers).add(from, waiting)) waiting.refuse();
    });

  return {
    async run(asker, work) {
      if (running < atOnce && !isClosed) running++;
      else await turn(asker);
      try {
        return await work();
      } finally {
        const waiting = next();
        if (waiting) waiting.begin();
        else running--;
      }
    },
    get waiting() {
      return trusted.count + strangers.count;
    },
    get strangersWaiting() {
      return strangers.count;
    },
    close() {
      isClosed = true;
      for (let waiting = next(); waiting; waiting = next()) waiting.refuse();
    },
  };
}
