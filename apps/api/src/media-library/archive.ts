import type { Readable } from 'node:stream';
import { ARCHIVE_MAX_BYTES, mediaArchiveRequest } from '@vitrine/contract/media-library.ts';
import type { LibraryItem } from '@vitrine/release/media-library.ts';
import type { FileStore } from '@vitrine/server/files.ts';
import type { FastifyReply } from 'fastify';
import { z } from 'zod';
import { accessOf, requireAccess } from '../auth/require-access.ts';
import type { ApiContext, App } from '../context.ts';
import { byAccount, limiter, tooManyRequests } from '../http/limits.ts';
import { Problem } from '../http/problem.ts';
import { BEARER, BODY_PROBLEMS, callHeaders, problems } from '../http/schema.ts';
import { requireSite } from '../http/site-language.ts';
import { archiveNames } from './archive-names.ts';
import { type ZipEntry, zipStream } from './zip-stream.ts';

/** ZIP files that one account loads at the same time. */
const AT_ONCE = 2;
const RETRY_SECONDS = 10;

/** Items that are no longer there, each by its place in the call. */
const lost = (places: readonly number[]) =>
  new Problem('unprocessable', { fields: places.map((place) => ({ pointer: `items.${place}`, code: 'noValidValue' })) });

/** The values, or a refusal that names the places of those that are missing. */
function allOf<T>(values: readonly (T | null | undefined)[], placeOf: (index: number) => number): T[] {
  const missing = values.flatMap((value, index) => (value === null || value === undefined ? [placeOf(index)] : []));
  if (missing.length > 0) throw lost(missing);
  return values.filter((value): value is T => value !== null && value !== undefined);
}

/** The files of the items under names of their own; items without their file are refused before anything is sent. */
async function entriesOf(
  files: FileStore,
  items: readonly LibraryItem[],
  placeOf: (index: number) => number,
): Promise<ZipEntry[]> {
  const names = archiveNames(items);
  const found = await Promise.all(items.map(({ file }) => files.find(file.slice(1))));
  return allOf(found, placeOf).map((file, index) => ({ ...file, name: names[index] ?? '' }));
}

const sendZip = (reply: FastifyReply, stream: Readable, size: number) =>
  reply
    .headers({
      'content-length': String(size),
      'content-disposition': 'attachment; filename="mediathek.zip"',
      'cache-control': 'private, no-store',
    })
    .type('application/zip')
    .send(stream);

/** `POST media-library/archive`: items of the library as one ZIP file, streamed. */
export function archive(app: App, { access, limits, files, libraries }: ApiContext) {
  const running = new Map<string, number>();
  const count = (account: string, change: 1 | -1) => {
    const next = (running.get(account) ?? 0) + change;
    if (next > 0) running.set(account, next);
    else running.delete(account);
  };
  app.post(
    '/media-library/archive',
    {
      schema: {
        tags: ['content'],
        summary: 'Items of the media library as one ZIP file',
        headers: callHeaders,
        security: BEARER,
        body: mediaArchiveRequest,
        response: {
          200: {
            description: 'A ZIP file that holds each file once, unchanged, under its title.',
            content: { 'application/zip': { schema: z.string().meta({ format: 'binary' }) } },
          },
          ...problems(401, ...BODY_PROBLEMS),
        },
      },
      onRequest: [requireAccess(access, 'user'), limiter(app, limits.archive, byAccount('archive'))],
    },
    async (request, reply) => {
      const { accountId } = accessOf(request);
      const wanted = [...new Set(request.body.items)];
      const placeOf = (index: number) => request.body.items.indexOf(wanted[index] ?? '');
      const library = libraries.find(requireSite(request));
      const byId = new Map(library.items.map((item) => [item.id, item]));
      const items = allOf(
        wanted.map((id) => byId.get(id)),
        placeOf,
      );
      const entries = await entriesOf(files, items, placeOf);
      if (entries.reduce((sum, { size }) => sum + size, 0) > ARCHIVE_MAX_BYTES)
        throw new Problem('unprocessable', { fields: [{ pointer: 'items', code: 'tooLong' }] });
      if ((running.get(accountId) ?? 0) >= AT_ONCE) throw tooManyRequests(RETRY_SECONDS);
      const { stream, size } = zipStream(files, entries);
      count(accountId, 1);
      stream.once('close', () => count(accountId, -1));
      return sendZip(reply, stream, await size);
    },
  );
}
