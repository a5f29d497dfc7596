import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { wireDocument } from '@vitrine/contract/json-api.ts';
import { documentAt, pageAt } from '@vitrine/contract/page-paths.ts';
import type { PageKind } from '@vitrine/contract/pages.ts';
import { product } from '@vitrine/contract/products.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { contentHash } from '@vitrine/server/files.ts';
import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { pageSessionOf } from '../auth/page-cookie.ts';
import { firstPictures } from '../http/first-picture.ts';
import { Html, html } from '../http/html.ts';
import type { Parts } from '../parts.ts';
import type { AppPage } from './app-page.ts';

const compress = promisify(brotliCompress);
/** Made while a reader waits: a few hundred bytes more than the best, in a fraction of its time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The kind of page whose intro is shown before the app is there. */
const KIND = 'product' satisfies PageKind;
/** The page is worth waiting for its first screen this long, in ms; without it comes a little later. */
const DATABASE_MS = 60;
/** Where build/early-load.ts says which style sheets the page needs. */
const STYLES = /<meta name="first-screen-styles" content="([^"]*)">/;

/** What is shown of a product before the app is there (early-load/first-screen.ts). */
const { productKind, productTypeName, keyFigures, content } = product.attributes.shape;
const shown = z.object({
  productKind,
  productTypeName,
  keyFigures,
  content: z.object({ productSubline: content.shape.productSubline }),
});

const element = (attributes: Record<string, string>) =>
  html`<link${Object.entries(attributes).map(([name, value]) => html` ${new Html(name)}="${value}"`)}>`;

/** Elements for the head: the pictures and style sheets as preloads, and the words as data. Null without a picture. */
function headOf(body: Buffer, site: Language, styles: readonly string[]): string | null {
  const document = wireDocument.parse(JSON.parse(body.toString()));
  const links = firstPictures(document);
  if (!links || Array.isArray(document.data)) return null;
  const attributes = shown.parse(document.data.attributes);
  const known = JSON.stringify({ language: site, links, product: { data: { attributes } } });
  return html`${links.map((link) => element({ ...link, fetchpriority: 'high' }))}${styles.map((href) =>
    element({ rel: 'preload', as: 'style', href, crossorigin: '' }),
  )}<script type="application/json" id="first-screen-data">${new Html(known.replaceAll('<', '\\u003c'))}</script>`.text;
}

/**
 * Makes the app's page with what is shown on it first, for a product and a browser whose session is valid: its first picture is
 * then asked for with the page, not after a script and a document. Null where the page is the same for everybody.
 */
export function createFirstScreens({ release, access, environment }: Parts) {
  /** False too when the database is away or slow: the page itself does not wait for it. */
  const stands = (sessionId: string) =>
    Promise.race([
      access.stands(sessionId).catch(() => false),
      new Promise<false>((resolve) => setTimeout(() => resolve(false), DATABASE_MS)),
    ]);
  let madeFrom = '';
  const made = new Map<string, AppPage>();
  return async (request: FastifyRequest, page: AppPage): Promise<AppPage | null> => {
    const path = documentAt(request.url);
    if (pageAt(request.url)?.kind !== KIND || !path) return null;
    const session = pageSessionOf(request, environment);
    if (!session) return null;
    const { sessionId, site } = session;
    const document = release.get(site, path);
    if (!document || !(await stands(sessionId))) return null;
    const source = `${page.hash} ${release.releaseId}`;
    if (source !== madeFrom) {
      madeFrom = source;
      made.clear();
    }
    const key = `${site} ${path}`;
    const ready = made.get(key);
    if (ready) return ready;
    const plain = page.identity.toString('utf8');
    const head = headOf(document.identity, site, STYLES.exec(plain)?.[1]?.split(' ') ?? []);
    if (!head) return null;
    const identity = Buffer.from(plain.replace('<script>', () => `${head}<script>`));
    const whole = { hash: contentHash(identity), identity, brotli: await compress(identity, QUALITY), policy: page.policy };
    // A release may have come while it was compressed: then this one is of the former.
    if (source === madeFrom) made.set(key, whole);
    return whole;
  };
}
