import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { HEADER_RELEASE, HEADER_SITE_LANGUAGE } from '@vitrine/contract/headers.ts';
import { MEDIA_TYPES, mediaItemsAnswer, mediaPageAnswer } from '@vitrine/contract/media-library.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { mediaPage, pageOfMedia } from '@vitrine/release/find-media.ts';
import type { LibraryItem, MediaLibrary } from '@vitrine/release/media-library.ts';
import { contentHash } from '@vitrine/server/files.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { requireAccess } from '../auth/require-access.ts';
import { releaseHeaders } from '../content/release-route.ts';
import type { ApiContext, App } from '../context.ts';
import { acceptsBrotli } from '../http/accept-brotli.ts';
import { matchesTag, strongTag, weakTag } from '../http/entity-tag.ts';
import { byAccount, limiter } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { BEARER, problems } from '../http/schema.ts';
import { sendNothing } from '../http/send-nothing.ts';
import { requireSite } from '../http/site-language.ts';
import type { Libraries } from './libraries.ts';

const ID = '[A-Za-z0-9-]{1,64}';
const PAGE_MAX = 1_000_000;
/** Below it the header costs more than is saved. */
const COMPRESSED_FROM_BYTES = 256;
/** Fast: an answer is made for one call. */
const QUALITY = 4;
const brotli = promisify(brotliCompress);

const query = z.strictObject({
  type: z.enum(MEDIA_TYPES).optional().describe('Pictures or videos alone.'),
  categories: z
    .string()
    .regex(new RegExp(`^${ID}(,${ID}){0,99}$`))
    .optional()
    .describe('Ids of filters, commas between them: any of those of one category, and each category.'),
  page: z.coerce.number().int().min(1).max(PAGE_MAX).optional().describe('Page of 12 items, from 1; all of them without.'),
  item: z
    .string()
    .regex(new RegExp(`^${ID}$`))
    .optional()
    .describe('Answers the page that holds this item.'),
  version: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional()
    .describe(
      'Of an earlier answer: its pages go on as they were, whatever has been published since. The newest, where it is gone.',
    ),
});
type Query = z.infer<typeof query>;

const COMMA = Buffer.from(',');
const joined = (items: readonly LibraryItem[]) => items.flatMap(({ json }, index) => (index === 0 ? [json] : [COMMA, json]));

/** The items in their envelope, put together from their bytes; `members`: JSON of what comes after `data`. */
const envelope = (items: readonly LibraryItem[], members = '') =>
  Buffer.concat([Buffer.from('{"status_code":200,"data":['), ...joined(items), Buffer.from(`]${members}}`)]);

/** Filters by id; one that the library does not have is refused by name of its parameter. */
function filtersOf({ tree }: MediaLibrary, categories: string | undefined): string[] {
  const ids = categories?.split(',') ?? [];
  if (ids.some((id) => !tree.places.has(id))) {
    throw new Problem('unknownMediaFilter', { source: { parameter: 'categories' } });
  }
  return ids;
}

function pageAnswer(libraries: Libraries, library: MediaLibrary, { type, categories, page, item }: Query): Answer {
  const { items, counts } = libraries.search(library, { type: type ?? null, filters: filtersOf(library, categories) });
  const shown = item === undefined ? (page ?? null) : pageOfMedia(items, item);
  const isWhole = item === undefined && page === undefined;
  const data = isWhole ? items : shown === null ? [] : mediaPage(items, shown);
  const counted = { page: shown, total: items.length, all: library.items.length, counts, version: library.version };
  const body = envelope(data, `,${JSON.stringify(counted).slice(1, -1)}`);
  return answerOf(body, contentHash(body));
}

const compress = (body: Buffer) => brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });

/** An answer as it is sent; it is compressed when the first caller takes it so. */
interface Answer {
  hash: string;
  body: Buffer;
  compressed: () => Promise<Buffer>;
}

function answerOf(body: Buffer, hash: string): Answer {
  let bytes: Promise<Buffer> | null = null;
  return {
    hash,
    body,
    compressed() {
      bytes ??= compress(body);
      return bytes;
    },
  };
}

/**
 * The answer without parameters, made once for a library: it is the longest, and the same for everybody until the next release. Former
 * libraries are kept for their pages, but not their whole answers: each is as long as the library.
 */
function createWholeAnswers() {
  const newest = new Map<Language, { library: MediaLibrary; answer: Answer }>();
  return (site: Language, library: MediaLibrary): Answer => {
    const made = newest.get(site);
    if (made?.library === library) return made.answer;
    const answer = answerOf(envelope(library.items), contentHash(`all ${library.version}`));
    newest.set(site, { library, answer });
    return answer;
  };
}

async function sendAnswer(reply: FastifyReply, { hash, body, compressed }: Answer, accepted: string | undefined) {
  if (body.length < COMPRESSED_FROM_BYTES || !acceptsBrotli(accepted)) return reply.header('etag', strongTag(hash)).send(body);
  return reply
    .header('etag', weakTag(hash))
    .header('content-encoding', 'br')
    .send(await compressed());
}

/** All items that match: as long as the whole library, and made for one call. */
const isLong = (query: Query) => Object.keys(query).length > 0 && query.page === undefined && query.item === undefined;

/** `GET media-library/items` (catalogue.md 7): all of them as the specification has it; by filters and page, counted, where it is asked so. */
export function items(app: App, context: ApiContext) {
  const wholeAnswer = createWholeAnswers();
  const countLong = limiter(app, context.limits.wholeLists, byAccount('media lists'));
  app.get(
    '/media-library/items',
    {
      schema: {
        tags: ['content'],
        summary: 'Pictures and videos of the media library',
        description: 'From the current release. ETag and If-None-Match save sending them again.',
        headers: releaseHeaders.omit({ [HEADER_RELEASE]: true }),
        security: BEARER,
        querystring: query,
        response: {
          200: {
            description: 'The items; with filters or a page also what was counted.',
            content: { 'application/json': { schema: z.union([mediaItemsAnswer, mediaPageAnswer]) } },
          },
          304: z.null().describe('The caller has it already.'),
          ...problems(401),
        },
      },
      onRequest: requireAccess(context.access, 'user', 'render'),
      preHandler: async (request) => {
        if (isLong(request.query)) await countLong(request);
      },
    },
    async (request, reply) => {
      const site = requireSite(request);
      const { release, libraries } = context;
      if (release.releaseId === 0) throw new Problem('unavailable', { headers: { 'retry-after': '2' } });
      const library = libraries.find(site, request.query.version);
      const isAll = Object.keys(request.query).length === 0;
      const answer = isAll ? wholeAnswer(site, library) : pageAnswer(libraries, library, request.query);
      const { hash } = answer;
      reply.type('application/json').headers({
        'cache-control': 'private, no-cache',
        vary: `Accept-Encoding, ${HEADER_SITE_LANGUAGE}, Authorization`,
        'content-language': site,
        [HEADER_RELEASE]: String(release.releaseId),
      });
      if (matchesTag(request.headers['if-none-match'], hash)) return sendNothing(reply.header('etag', weakTag(hash)), 304);
      const accepted = request.headers['accept-encoding'];
      return sendAnswer(reply, answer, typeof accepted === 'string' ? accepted : undefined);
    },
  );
}
