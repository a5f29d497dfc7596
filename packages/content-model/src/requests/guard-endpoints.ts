import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload';
import { isObject } from '../records/is-object.ts';
import { READING_MS } from './bounds.ts';
import { changeMany, isBulk } from './bulk-changes.ts';
import { inTurn, isHeavy } from './heavy-reads.ts';
import { askedOf, listsIn } from './list-joins.ts';
import { listsProblem, type QueryProblem, queryProblem } from './query-problem.ts';
import { inTime, ReaderGone, stopWhenOver, TimeOver } from './reading-time.ts';
import { nobodyWaits, notReadable, tookTooLong, tooLarge, tooManyReads, wrongParameter, wrongValue } from './refusals.ts';
import { asStaffRead } from './staff-reads.ts';
import { gotNoConnection, isOf, isStoppedStatement, isWrongValue } from './statement-error.ts';
import { TooManyReads } from './too-many-reads.ts';

const isReading = ({ method }: PayloadRequest): boolean => method === 'GET' || method === 'HEAD';

/** A `where` may come as JSON, which Payload would read without asking whether it is any. */
function readWhere(query: PayloadRequest['query']): void {
  if (typeof query.where !== 'string' || query.where === '') return;
  try {
    query.where = JSON.parse(query.where);
  } catch {
    // It stays a text, which is refused by its name.
  }
}

/** What a request asks, with the number of lists that it leads over, or what of it is too much or makes no sense. */
type Question = { asked: Record<string, unknown>; lists: number; problem: null } | { problem: QueryProblem };

/**
 * Reads a request. Some operations of Payload read the address alone, others a body too, so a body never hides what the address asks
 * for.
 */
function questionOf(req: PayloadRequest, reading: boolean): Question {
  const { query, data } = req;
  let question: Question = { asked: query, lists: 0, problem: null };
  for (const asked of reading && isObject(data) ? [query, { ...query, ...data }] : [query]) {
    const wrong = queryProblem(asked, reading);
    if (wrong) return { problem: wrong };
    const lists = listsIn(asked, askedOf(req));
    const problem = listsProblem(lists);
    if (problem) return { problem };
    question = { asked, lists: lists.both, problem };
  }
  return question;
}

/** A body that is no JSON, or none of a record. */
const isNotReadable = ({ data }: PayloadRequest, error: unknown): boolean =>
  error instanceof SyntaxError
    ? / JSON\b/.test(error.message)
    : error instanceof TypeError && data !== undefined && !isObject(data);

/** What busboy, which reads forms with files for Payload, says of one that it cannot read. */
const BROKEN_FORM = ['Malformed part header', 'Unexpected end of form', 'Multipart: Boundary not found'];
const isBrokenForm = (error: unknown): boolean => error instanceof Error && BROKEN_FORM.includes(error.message);

const isTooLarge = (error: unknown): boolean => error instanceof Error && 'status' in error && error.status === 413;

/**
 * Payload's translator of conditions trips over what it has no words for (a comparison of a link to records of several kinds, say),
 * and calls it a failure of its own.
 */
const tripsOver = (question: Record<string, unknown>, error: unknown): boolean =>
  (isObject(question.where) || question.sort !== undefined) &&
  (error instanceof TypeError ||
    error instanceof RangeError ||
    (error instanceof Error &&
      'isOperational' in error &&
      error.isOperational === true &&
      'status' in error &&
      error.status === 500));

/** The answer to what failed for a reason that is no fault of ours; null for any other failure. */
function explain(req: PayloadRequest, error: unknown): Response | null {
  if (isOf(error, ReaderGone)) return nobodyWaits();
  if (isOf(error, TimeOver) || isStoppedStatement(error) || gotNoConnection(error)) return tookTooLong(req);
  if (isOf(error, TooManyReads)) return tooManyReads(req);
  if (isTooLarge(error)) return tooLarge(req);
  if (isNotReadable(req, error) || isBrokenForm(error)) return notReadable(req);
  return isWrongValue(error) || tripsOver(req.query, error) ? wrongValue(req) : null;
}

/** A question is answered at once, or in turn when it is heavy. One that has waited too long is not begun. */
async function answerOf(
  endpoint: Endpoint,
  req: PayloadRequest,
  asked: Record<string, unknown>,
  lists: number,
): Promise<Response> {
  if (!req.user || !isHeavy(endpoint, asked, lists)) return endpoint.handler(req);
  return inTurn(String(req.user.id), async () => {
    stopWhenOver(req);
    return asStaffRead(req, async () => endpoint.handler(req));
  });
}

/**
 * An endpoint that is asked no more than it can answer, and whose questions are answered within `readingMs` milliseconds or not at
 * all.
 */
export const guardEndpoint = (endpoint: Endpoint, readingMs = READING_MS): Endpoint => ({
  ...endpoint,
  async handler(req) {
    readWhere(req.query);
    const reading = isReading(req);
    const question = questionOf(req, reading);
    if (question.problem) return wrongParameter(req, question.problem);
    try {
      // A change is not cut off: the member who makes it is told how it went.
      if (!reading) return await (isBulk(endpoint) ? changeMany(endpoint, req) : endpoint.handler(req));
      return await inTime(req, readingMs, () => answerOf(endpoint, req, question.asked, question.lists));
    } catch (error) {
      const answer = explain(req, error);
      if (answer) return answer;
      throw error;
    }
  },
});

/**
 * Every endpoint of Payload and of ours: bounds what one request may ask for. `depth`, `limit` or a `where` of any kind would
 * otherwise keep the process busy for minutes.
 */
export function guardEndpoints(config: SanitizedConfig): SanitizedConfig {
  for (const part of [config, ...config.collections, ...config.globals]) {
    if (!part.endpoints) continue;
    // Payload answers questions for versions of what has none with a failure of its own.
    const hasVersions = 'versions' in part && Boolean(part.versions);
    const answered = part.endpoints.filter(({ path }) => hasVersions || !path.startsWith('/versions'));
    // Payload shares its endpoints between configurations: they are not changed.
    part.endpoints = answered.map((one) => guardEndpoint(one));
  }
  return config;
}
