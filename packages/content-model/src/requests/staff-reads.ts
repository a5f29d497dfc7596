import { AsyncLocalStorage } from 'node:async_hooks';
import type { Transaction } from '@vitrine/jobs/job.ts';
import type { BaseDatabaseAdapter, Payload, PayloadRequest } from 'payload';
import { READING_MS, STAFF_CONNECTIONS, STAFF_CONNECTIONS_LEFT_FREE } from './bounds.ts';
import { stopWhenOver, TimeOver } from './reading-time.ts';
import { shareConnections } from './share-connections.ts';
import { TooManyReads } from './too-many-reads.ts';

/** Statements of one member of staff, whose form asks for some dozens, that may wait for a connection. */
const WAITING_MAX = 500;

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

/** Who asks: a request, or what is known of one. */
export interface Asker {
  payload: Payload;
  user?: PayloadRequest['user'] | undefined;
  context?: PayloadRequest['context'];
}

/**
 * The database for what a page of the admin or an endpoint of ours asks itself, for a member of staff and outside of a transaction. Where
 * such a statement waits for a table, it holds none of the connections that log-ins and sessions need.
 */
export function staffQueries({ payload, user = null, context }: Asker): Transaction {
  const asking = { user, ...(context && { context }) };
  return { query: (text, values) => asStaffRead(asking, () => payload.db.pool.query(text, values)) };
}

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
 * Gives the connections of staff's reads to members of staff in turns. The more of them ask, the fewer one of them has, so that some with
 * slow questions do not keep others from theirs; who has waited too long, or is not waited for any more, gets none.
 */
export function createStaffConnections<C extends Client>(connect: (taken: Taken<C>) => void, waitMs = READING_MS) {
  const share = shareConnections({
    connections: STAFF_CONNECTIONS,
    leftFree: STAFF_CONNECTIONS_LEFT_FREE,
    waiting: WAITING_MAX,
    refuse: () => new TooManyReads(),
  });

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
    share(from, work).catch((error: unknown) => fail(error instanceof Error ? error : new Error(String(error))));
  };
}
