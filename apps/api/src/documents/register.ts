import { findAccount } from '@vitrine/accounts/customers/account-repository.ts';
import {
  type AddedDocument,
  givenDocumentRequest,
  PRINTED_PAGES_AN_HOUR_MAX,
  PRINTED_PAGES_MAX,
  registerDocumentAnswer,
} from '@vitrine/contract/documents.ts';
import { HEADER_IDEMPOTENCY_KEY } from '@vitrine/contract/headers.ts';
import { isDocumentAddable } from '@vitrine/contract/page-paths.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { accessOf, requireAccess } from '../auth/require-access.ts';
import { notReady } from '../content/release-route.ts';
import type { ApiContext, App } from '../context.ts';
import { byAccount, limiter } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { BEARER, BODY_PROBLEMS, callHeaders, jsonApi, problems } from '../http/schema.ts';
import { requireSite } from '../http/site-language.ts';
import { withPointers } from '../http/validation.ts';
import { isInRelease, machinesNotInRelease } from './is-in-release.ts';
import { findStored, storeRequest } from './store-request.ts';

/** A request of a hundred pages has about 100 kB. */
const BODY_MAX_BYTES = 256 * 1024;

/** Fields under the names of the specification's error catalogue (shell.md 8): `message` and `pages` are named alone. */
const pointerOf = (path: string) => (path === 'meta.message' ? 'message' : path.replace(/^pages\..*/, 'pages'));

const described = givenDocumentRequest.check(
  z.meta({
    examples: [
      {
        meta: {
          customer: {
            email: 'einkauf@metzgerei.example',
            firstname: 'Anna',
            lastname: 'Beispiel',
            company: 'Metzgerei Beispiel',
            gender: 'female',
          },
          message: 'Wie besprochen.',
        },
        pages: [{ id: '/product/ww-200', tableOfContentsTitle: 'Winkelwolf WW 200', urlPath: '/product/ww-200', type: 'pdf' }],
      },
    ],
  }),
);

const body = withPointers(described, pointerOf);

const PAGE_MISSING: Record<Language, (titles: string) => string> = {
  de: (titles) => `Nicht mehr verfügbar: ${titles}. Bitte entfernen Sie diese Auswahl.`,
  en: (titles) => `No longer available: ${titles}. Please remove this selection.`,
};

interface MissingPage {
  /** What the sender calls it, with the machines of a comparison that are missing. */
  title: string;
  index: number;
}

/** All missing pages in one sentence at `pages`, as the form shows it, then each at its own place. */
function pagesMissing(missing: readonly MissingPage[], site: Language): Problem {
  const problem = (pointer: string, named: string) => ({ pointer, code: 'pageNotFound', detail: PAGE_MISSING[site](named) });
  return new Problem('unprocessable', {
    fields: [
      problem('pages', missing.map(({ title }) => title).join(', ')),
      ...missing.map(({ title, index }) => problem(`pages.${index}`, title)),
    ],
  });
}

function idempotencyKeyOf(request: FastifyRequest): string | null {
  const value = request.headers[HEADER_IDEMPOTENCY_KEY.toLowerCase()];
  if (value === undefined) return null;
  if (typeof value === 'string' && /^[\x21-\x7e]{1,200}$/.test(value)) return value;
  throw new Problem('idempotencyKeyInvalid', { source: { header: HEADER_IDEMPOTENCY_KEY } });
}

/** `POST document-generator/register`: the request is stored with its job before it is answered. */
export function register(app: App, { access, limits, pool, release }: ApiContext) {
  const isMissing = (page: AddedDocument, site: Language) =>
    !isDocumentAddable(page.urlPath) || !isInRelease(release.snapshot, site, page.urlPath);
  const titleOf = ({ tableOfContentsTitle, urlPath }: AddedDocument, site: Language) => {
    const machines = machinesNotInRelease(release.snapshot, site, urlPath);
    return machines?.length ? `${tableOfContentsTitle} (${machines.join(', ')})` : tableOfContentsTitle;
  };
  app.post(
    '/document-generator/register',
    {
      schema: {
        tags: ['documents'],
        summary: 'Order a document',
        description: `Answers once the request is stored; the document is made and mailed after that. The same ${HEADER_IDEMPOTENCY_KEY} with the same body answers the same hash; without the header, the same body within a minute does. A document has at most ${PRINTED_PAGES_MAX} printed pages (422), one account orders at most ${PRINTED_PAGES_AN_HOUR_MAX} within an hour (429).`,
        headers: callHeaders.extend({
          [HEADER_IDEMPOTENCY_KEY]: z
            .string()
            .meta({ pattern: '^[!-~]{1,200}$' })
            .optional()
            .describe('Made by the client, new for each document.'),
        }),
        security: BEARER,
        body,
        response: { 202: jsonApi('Accepted.', registerDocumentAnswer), ...problems(401, ...BODY_PROBLEMS) },
      },
      bodyLimit: BODY_MAX_BYTES,
      // Before the body is read: a refused one costs as much.
      onRequest: [requireAccess(access, 'user'), limiter(app, limits.register, byAccount('register'))],
    },
    async (request, reply) => {
      const site = requireSite(request);
      const idempotencyKey = idempotencyKeyOf(request);
      const account = await findAccount(pool, accessOf(request).accountId);
      if (account?.state !== 'active') throw new Problem('notLoggedIn');
      const order = { account, site, body: request.body, idempotencyKey };
      const missing = request.body.pages.flatMap((page, index) =>
        isMissing(page, site) ? { title: titleOf(page, site), index } : [],
      );
      const stored = missing.length > 0 ? await findStored(pool, order) : null;
      // Before the first release nothing is known of any page: an app that waits with its orders must not take them for refused.
      if (missing.length > 0 && !stored) throw release.releaseId === 0 ? notReady() : pagesMissing(missing, site);
      const hash = stored ?? (await storeRequest(pool, order));
      return reply.code(202).send({ data: { hash } });
    },
  );
}
