import { AsyncLocalStorage } from 'node:async_hooks';
import { createFairQueue } from '@vitrine/accounts/throttle/fair-queue.ts';
import { createTurnsByAsker } from '@vitrine/accounts/throttle/turns-by-asker.ts';
import type { BaseDatabaseAdapter, PayloadRequest } from 'payload';
import { READING_MS, STAFF_CONNECTIONS, STAFF_CONNECTIONS_OF_ONE } from './bounds.ts';
import { stopWhenOver, TimeOver } from './reading-time.ts';
import { TooManyReads } from './too-many-reads.ts';

/** Statements that may wait for a connection: of one member of staff, whose form asks for some dozens, and of all. */
const WAITING = { each: 500, all: 5000 };

type Asking = Partial<PayloadRequest>;
interface Reader {
  id: string;
  stopWhenOver(): void;
}
const reading = new AsyncLocalStorage<Asking>();

/** Who reads right now, where it is a member of staff: their id, and what throws when the answer is not waited for any more. */
export function staffReading(): Reader | null {
  const req = reading.getStore();
  return req ? { id: String(req.user?.id), stopWhenOver: () => stopWhenOver(req) } : null;
}

/** Reads for a member of staff on the connections that staff's reads share. */
export const asStaffRead = <T>(req: Asking, work: () => Promise<T>): Promise<T> => (req.user ? reading.run(req, work) : work());

type ListReads = Pick<
  BaseDatabaseAdapter,
  | 'find'
  | 'findDistinct'
  | 'queryDrafts'
  | 'count'
  | 'findVersions'
  | 'countVersions'
  | 'findGlobalVersions'
  | 'countGlobalVersions'
>;

/**
 * The reads of lists of a database, each as one of the member of staff who asks. It makes no difference who calls them: the REST API,
 * a page of the admin or one of its server functions. What is in a transaction stays on the connection of that. Payload does not say who
 * reads a single record: what asks for one with all it refers to is given to `asStaffRead` whole.
 */
export function asStaffReads(db: ListReads) {
  const apart =
    <A extends { req?: Asking }, R>(read: (args: A) => Promise<R>) =>
    (args: A): Promise<R> =>
      args.req?.user && !args.req.transactionID ? asStaffRead(args.req, () => read.call(db, args)) : read.call(db, args);
  return {
    find: apart(db.find),
    findDistinct: apart(db.findDistinct),
    queryDrafts: apart(db.queryDrafts),
    count: apart(db.count),
    findVersions: apart(db.findVersions),
    countVersions: apart(db.countVersions),
    findGlobalVersions: apart(db.findGlobalVersions),
    countGlobalVersions: apart(db.countGlobalVersions),
  };
}

interface Client {
  release(error?: Error | boolean): void;
}
/** What a pool calls with a connection, or with why there is none. */
type Taken<C> = (error: Error | undefined, client: C | undefined, release: (error?: Error | boolean) => void) => void;

/**
 * Gives the connections of staff's reads to members of staff in turns. One of them never has more than a part, so that neither one nor
 * two with slow questions keep the others from theirs; who has waited too long, or is not waited for any more, gets none.
 */
export function createStaffConnections<C extends Client>(connect: (taken: Taken<C>) => void, waitMs = READING_MS) {
  const refuse = () => new TooManyReads();
  const ofOne = createTurnsByAsker({ atOnce: STAFF_CONNECTIONS_OF_ONE, waiting: WAITING.each, refuse });
  const places = { all: WAITING.all, each: WAITING.each };
  const ofAll = createFairQueue({ atOnce: STAFF_CONNECTIONS, places: { trusted: places, strangers: places }, refuse });

  return ({ id: from, stopWhenOver }: Reader, taken: Taken<C>): void => {
    let isOver = false;
    const fail = (error: Error) => {
      if (isOver) return;
      isOver = true;
      clearTimeout(timer);
      taken(error, undefined, () => {});
    };
    const timer = setTimeout(() => fail(new TimeOver()), waitMs);
    /** Ends when the connection is given back. */
    const work = () =>
      new Promise<void>((end, reject) => {
        if (isOver) return end();
        stopWhenOver();
        clearTimeout(timer);
        connect((error, client, release) => {
          if (error || !client) return reject(error ?? new Error('no connection'));
          const giveBack = (problem?: Error | boolean) => {
            release(problem);
            end();
          };
          client.release = giveBack;
          taken(undefined, client, giveBack);
        });
      });
    ofOne(from, () => ofAll.run({ from, isTrusted: true }, work)).catch((error: unknown) =>
      fail(error instanceof Error ? error : new Error(String(error))),
    );
  };
}
