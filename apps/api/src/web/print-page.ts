import { PRINT_ORIGIN_META, printMeta } from '@vitrine/contract/print.ts';
import { APP_ROUTES, routePattern } from '@vitrine/contract/routes.ts';
import type { FastifyRequest } from 'fastify';
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

/**
 * The app's page for a print run, null for every other request. Anybody can write a `data` parameter into a link; the page opens print
 * mode only by the element that is put in here: for a token of a print run, on a route that prints. It holds the address that links
 * in the PDF begin with.
 */
export async function printPageOf(
  request: FastifyRequest,
  page: string,
  { access, environment }: Pick<ApiContext, 'access' | 'environment'>,
): Promise<string | null> {
  const url = URL.parse(`http://app${request.url}`);
  if (!url || !PRINTABLE.some((route) => route.test(url.pathname))) return null;
  const token = tokenOf(url.searchParams.get('data'));
  const caller = token === null ? null : await access.verify(`Bearer ${token}`);
  if (caller?.scope !== 'render') return null;
  const mark = html`<meta name="${PRINT_ORIGIN_META}" content="${environment.publicUrl}">`.text;
  // Before the first script, which may already ask for it.
  return page.replace(/<script|<title/, (first) => mark + first);
}
