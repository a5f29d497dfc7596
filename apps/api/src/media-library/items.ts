import { HEADER_RELEASE } from '@vitrine/contract/headers.ts';
import { MEDIA_TYPES, mediaItemsAnswer, mediaPageAnswer } from '@vitrine/contract/media-library.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { mediaPage, pageOfMedia } from '@vitrine/release/find-media.ts';
import type { LibraryItem, MediaLibrary } from '@vitrine/release/media-library.ts';
import { contentHash } from '@vitrine/server/files.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { requireAccess } from '../auth/require-access.ts';
import { type Compressible, compressible } from '../content/compressible.ts';
import { releaseHeaders, sendContent } from '../content/release-route.ts';
import type { ApiContext, App } from '../context.ts';
import { byAccount, limiter } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { BEARER, problems } from '../http/schema.ts';
import type { Libraries } from './libraries.ts';

const ID = '[A-Za-z0-9-]{1,64}';
const PAGE_MAX = 1_000_000;
const KIND = { isPublic: false, mediaType: 'application/json' };

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
type Call = FastifyRequest & { query: Query };

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

function pageOf(libraries: Libraries, library: MediaLibrary, { type, categories, page, item }: Query): Compressible {
  const { items, counts } = libraries.search(library, { type: type ?? null, filters: filtersOf(library, categories) });
  const shown = item === undefined ? (page ?? null) : pageOfMedia(items, item);
  const isWhole = item === undefined && page === undefined;
  const data = isWhole ? items : shown === null ? [] : mediaPage(items, shown);
  const counted = { page: shown, total: items.length, all: library.items.length, counts, version: library.version };
  return compressible(envelope(data, `,${JSON.stringify(counted).slice(1, -1)}`));
}

/**
 * What is answered without parameters, made once for a library: it is the longest, and the same for everybody until the next release. Former
 * libraries are kept for their pages, but not their whole lists: each is as long as the library.
 */
function createWholeLists() {
  const newest = new Map<Language, { library: MediaLibrary; list: Compressible }>();
  return (site: Language, library: MediaLibrary): Compressible => {
    const made = newest.get(site);
    if (made?.library === library) return made.list;
    const list = compressible(envelope(library.items), contentHash(`all ${library.version}`));
    newest.set(site, { library, list });
    return list;
  };
}

/** All items that match: as long as the whole library, and made for one call. */
const isLong = (query: Query) => Object.keys(query).length > 0 && query.page === undefined && query.item === undefined;

/** `GET media-library/items` (catalogue.md 7): all of them as the specification has it; by filters and page, counted, where it is asked so. */
export function items(app: App, context: ApiContext) {
  const wholeList = createWholeLists();
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
    // Whatever release a call names: pages of a version go on as they were.
    sendContent(context, ({ query: wanted }: Call, site) => {
      const { release, libraries, content } = context;
      if (release.releaseId === 0) return undefined;
      const library = libraries.find(site, wanted.version);
      const isAll = Object.keys(wanted).length === 0;
      return content.make(site, isAll ? wholeList(site, library) : pageOf(libraries, library, wanted), KIND);
    }),
  );
}
