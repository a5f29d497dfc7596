import { finished } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import { askerAt } from '@vitrine/accounts/throttle/asker.ts';
import { createFairQueue, NO_PLACES } from '@vitrine/accounts/throttle/fair-queue.ts';
import { createTurnsByAsker } from '@vitrine/accounts/throttle/turns-by-asker.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { browserLanguage } from '../http/browser-language.ts';
import { Problem } from '../http/problem.ts';
import { waitPage } from '../http/wait-page.ts';
import { isQuestion } from './method-override.ts';
import { isOpen } from './open-calls.ts';
import { adminBusy, refuse } from './refuse.ts';

/** Pages and form calls of one member of staff that the CMS works on at once: a list, and the form that is filled in meanwhile. */
const OF_ONE = 2;
/** Of theirs, how many may wait. */
const WAITING_OF_ONE = 20;
/** Of all staff at once: it is one process, and a list of 500 rows takes a second of it. */
const OF_ALL = 4;
const WAITING_OF_ALL = 200;
/**
 * Of these turns, how many strangers have at once, and how many of their calls may wait: of all, and of one network. A page of the log-in
 * costs the CMS as much as one of staff.
 */
const OF_STRANGERS = 2;
const WAITING_OF_STRANGERS = { all: 100, each: 20 };
/** A page that is left keeps its turn so long: the CMS is not done with it when its connection ends, and does not say when it is. */
const LEFT_MS = 2000;

declare module 'fastify' {
  interface FastifyRequest {
    /** The CMS has begun to answer. */
    onAnswer: (() => void) | null;
  }
}

/**
 * Resolves when the answer is with the browser, or some time after that has left. A stranger's turn ends when the CMS begins to answer: a
 * slow reader does not keep the page from others.
 */
function ended(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  return new Promise((resolve) => {
    if (request.staffId === null) request.onAnswer = resolve;
    finished(reply.raw, async (error) => {
      if (error) await sleep(LEFT_MS);
      resolve();
    });
  });
}

/** A page of the admin that is asked for with a session, also one that needs none. */
const isOfStaff = ({ staffId, cmsPath }: FastifyRequest) => staffId !== null && /^\/admin(\/|$)/.test(cmsPath);
/** What the CMS answers to strangers. Log-ins and forgotten passwords, which are no questions, are counted and queued where they are tried. */
const isOfStranger = (request: FastifyRequest) => request.staffId === null && isQuestion(request) && isOpen(request);

/**
 * Lets the pages of the admin, and what their forms ask, through to the CMS in turns: of each member of staff few at once, and members of
 * staff one after the other, so that one who reloads long lists does not keep it from the others. Strangers, who are answered the pages of
 * the log-in, have at most half of the turns, and come after staff. Of more than may wait the next is 503.
 */
export function takeTurns(scope: FastifyInstance) {
  const ofOne = createTurnsByAsker({ atOnce: OF_ONE, waiting: WAITING_OF_ONE, refuse: adminBusy });
  const places = { all: WAITING_OF_ALL, each: WAITING_OF_ALL };
  const ofStrangers = createFairQueue({
    atOnce: OF_STRANGERS,
    places: { trusted: NO_PLACES, strangers: WAITING_OF_STRANGERS },
    refuse: adminBusy,
  });
  const ofAll = createFairQueue({ atOnce: OF_ALL, places: { trusted: places, strangers: places }, refuse: adminBusy });
  scope.decorateRequest('onAnswer', null);
  scope.addHook('preHandler', async (request, reply) => {
    if (!isOfStaff(request) && !isOfStranger(request)) return;
    const { promise: begun, resolve, reject } = Promise.withResolvers<boolean>();
    const work = async () => {
      const hasGone = reply.raw.destroyed;
      resolve(!hasGone);
      if (!hasGone) await ended(request, reply);
    };
    const { staffId } = request;
    const stranger = askerAt(request.ip);
    const turn =
      staffId === null
        ? ofStrangers.run(stranger, () => ofAll.run(stranger, work))
        : ofOne(staffId, () => ofAll.run({ from: staffId, isTrusted: true }, work));
    turn.catch(reject);
    try {
      // Who has left meanwhile needs no page.
      if (!(await begun)) return reply.hijack();
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (request.method === 'GET' && request.headers.accept?.includes('text/html'))
        return waitPage(reply, browserLanguage(request), 'pages');
      return refuse(request, reply, error);
    }
  });
}
