import type { RateLimitOptions } from '@fastify/rate-limit';
import { siteOf } from '@vitrine/accounts/throttle/network.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem, type ProblemCode } from './problem.ts';

interface Limit {
  max: number;
  /** Milliseconds. */
  timeWindow: number;
}

const MINUTE = 60_000;

/**
 * How many calls are taken, by each API process on its own. Content answered from memory, assets and the app's files
 * are not counted: serving one costs no more than counting it, and an office behind one address reads a lot.
 */
export const LIMITS = {
  /**
   * Everything else below /api/v1, by address: 100 a second is an office of hundreds, not one person's fault. Of these a page on
   * show asks ten a minute whether its session is valid (watch-session.ts): thirty people behind one address take a twentieth.
   */
  api: { max: 6000, timeWindow: MINUTE },
  /**
   * Whatever an account asks or changes, by account, also where a call has no limit of its own (account-limits.ts): no one person's calls
   * keep a process from the others. Documents of the present release are not counted: they are answered from memory.
   */
  accountReads: { max: 1200, timeWindow: MINUTE },
  accountWrites: { max: 300, timeWindow: MINUTE },
  /** Documents of a release that the call names, by account: offline mode loads thousands, and those of a former release ask the database. */
  releaseReads: { max: 20_000, timeWindow: MINUTE },
  /** Lists of the whole catalogue that are put together for one call, megabytes each, by account: offline mode asks for a few at a load. */
  wholeLists: { max: 60, timeWindow: MINUTE },
  /** Lists by filter that need no log-in (languages, countries), by address: each is put together for one call. */
  openFilters: { max: 300, timeWindow: MINUTE },
  /** Requests to be deleted by account: each new one sends a mail, and each can be withdrawn. */
  deletionRequests: { max: 10, timeWindow: 10 * MINUTE },
  /** The description of the API and the files of its page, by address: 300 kB, for people who write programs. */
  description: { max: 120, timeWindow: MINUTE },
  /** Log-ins by address: a sales meeting that begins, behind one address. Wrong ones wait besides: throttle.ts. */
  loginByAddress: { max: 60, timeWindow: 5 * MINUTE },
  /**
   * Log-ins by address and the e-mail that is given, once the address has used up its own: only for a network from which
   * a person was logged in before. There a stranger keeps out a person at a time, and not the whole office.
   */
  loginByPerson: { max: 10, timeWindow: 5 * MINUTE },
  /** Log-ins, forgotten and new passwords of staff by address. Wrong ones wait besides, as those of accounts. */
  staff: { max: 20, timeWindow: 5 * MINUTE },
  /** The same from a network from which staff were logged in before: the CMS reads the e-mail, so it is the network that has more. */
  staffAtWork: { max: 200, timeWindow: 5 * MINUTE },
  /** Pages and calls of the admin that need no log-in: each is some 50 ms of the CMS. By address; of staff who are logged in, by account. */
  adminOpen: { max: 300, timeWindow: MINUTE },
  /** What the admin's forms ask the server while they are filled in, by account: people do not type as fast. Without a log-in, by address. */
  adminForms: { max: 1200, timeWindow: MINUTE },
  /** One-time codes made by account, apart from what else it changes: one row each, and a link that does not open is of no use. */
  authCodes: { max: 1200, timeWindow: MINUTE },
  /** One-time codes and codes of mailed links tried by address. */
  exchange: { max: 30, timeWindow: 5 * MINUTE },
  /** Registrations and forgotten passwords by address: each sends a mail. A booth at a fair stays below. */
  mails: { max: 60, timeWindow: 10 * MINUTE },
  /** Exports of a person's data by account. */
  dataExport: { max: 10, timeWindow: 10 * MINUTE },
  /** ZIP files of the media library by account: one a minute is more than anybody reads. */
  archive: { max: 30, timeWindow: 10 * MINUTE },
  /** Searches for media by account: one each time that typing comes to rest. */
  mediaSearch: { max: 300, timeWindow: MINUTE },
  /** Searches without a hit by account: people do not type as many words. */
  searchMisses: { max: 30, timeWindow: MINUTE },
  /** Errors of windows by address: a window reports ten at most, and each of them once. */
  errorReports: { max: 30, timeWindow: MINUTE },
  /** Errors of all windows: reading where one was thrown takes some ms. */
  allErrorReports: { max: 600, timeWindow: MINUTE },
  /** Documents by account. */
  register: { max: 60, timeWindow: 10 * MINUTE },
} as const satisfies Record<string, Limit>;
export type Limits = Record<keyof typeof LIMITS, Limit>;

export function tooManyRequests(seconds: number, code: ProblemCode = 'tooManyRequests'): Problem {
  return new Problem(code, { headers: { 'retry-after': String(Math.max(1, Math.ceil(seconds))) } });
}

/** The key of a limit by address: of IPv6 the largest network that one line may have, for a /48 has 65,536 of the usual size. */
export const networkKey = (name: string, { ip }: FastifyRequest) => `${name} ${siteOf(ip)}`;
const accountOf = ({ access }: FastifyRequest): string => {
  if (!access) throw new Error('a limit by account comes before the check of the account');
  return access.accountId;
};
export const byNetwork = (name: string) => (request: FastifyRequest) => networkKey(name, request);

export const byAccount = (name: string) => (request: FastifyRequest) => `${name} ${accountOf(request)}`;

/** Calls that one process could answer in a second at the very most. */
const CALLS_A_SECOND = 5000;
const KEYS_MIN = 10_000;

/**
 * How many keys a limit keeps the counts of (some 200 bytes each); beyond them the one that was not counted for longest is forgotten.
 * There are so many that all of them together may call more often than a process can answer: more addresses than that gain nothing.
 */
export const keysOf = ({ max, timeWindow }: Limit): number =>
  Math.max(KEYS_MIN, Math.ceil((CALLS_A_SECOND * timeWindow) / 1000 / max));

/** A check that counts one call under a key and throws 429 when it is one too many. */
export function limiter(app: FastifyInstance, limit: Limit, keyOf: (request: FastifyRequest) => string) {
  const options: RateLimitOptions = { ...limit, keyGenerator: keyOf, cache: keysOf(limit) };
  const check = app.createRateLimit(options);
  return async (request: FastifyRequest) => {
    const result = await check(request);
    if (!result.isAllowed && result.isExceeded) throw tooManyRequests(result.ttlInSeconds);
  };
}
