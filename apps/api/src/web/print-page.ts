import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PRINT_MODULES_FILE, PRINT_ORIGIN_META, PRINT_RUN_PATH, printMeta } from '@vitrine/contract/print.ts';
import { APP_ROUTES, routePattern } from '@vitrine/contract/routes.ts';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { ApiContext } from '../context.ts';
import { html } from '../http/html.ts';

const PRINTABLE = APP_ROUTES.filter(({ flags }) => flags.isPrintable).map(({ path }) => routePattern(path));

/** The token that the `data` parameter of a page brings, null without one that can be read. */
function tokenOf(data: string | null): string | null {
  if (!data) return null;
  try {
    return printMeta.parse(JSON.parse(Buffer.from(data, 'base64').toString('utf8'))).token;
  } catch {
    return null;
  }
}

const modules = z.array(z.string());

/** Modules of a print run, as links. Where a build has no list, or is just writing it, they come as they are found. */
async function modulesOf(webDir: string): Promise<string> {
  const list = await readFile(join(webDir, PRINT_MODULES_FILE), 'utf8')
    .then((text) => modules.parse(JSON.parse(text)))
    .catch(() => []);
  return html`${list.map((href) => html`<link rel="modulepreload" href="${href}">`)}`.text;
}

/**
 * The app's page for a print run, null for every other request. Anybody can write a `data` parameter into a link; the page opens print
 * mode only by the element that is put in here: for a token of a print run, on a route that prints. It holds the address that links
 * in the PDF begin with.
 */
export async function printPageOf(
  request: FastifyRequest,
  page: string,
  { access, environment, webDir }: Pick<ApiContext, 'access' | 'environment' | 'webDir'>,
): Promise<string | null> {
  const url = URL.parse(`http://app${request.url}`);
  if (!url || !PRINTABLE.some((route) => route.test(url.pathname))) return null;
  const token = tokenOf(url.searchParams.get('data'));
  const caller = token === null ? null : await access.verify(`Bearer ${token}`);
  if (caller?.scope !== 'render') return null;
  const mark = html`<meta name="${PRINT_ORIGIN_META}" content="${environment.publicUrl}">`.text;
  // Before the first script, which may already ask for it.
  const marked = page.replace(/<script|<title/, (first) => mark + first);
  // Many small files, of which each names the next ones: asked for at once they come while the app starts.
  if (url.pathname !== PRINT_RUN_PATH) return marked;
  const links = await modulesOf(webDir);
  return marked.replace('</head>', (end) => links + end);
}
