import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { Language } from '@vitrine/contract/sites.ts';
import { contentHash } from '@vitrine/server/files.ts';
import { plainError } from '@vitrine/server/plain-error.ts';
import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { pageSessionOf } from '../auth/page-cookie.ts';
import type { ApiContext } from '../context.ts';
import { Html, html } from '../http/html.ts';
import type { AppPage } from './app-page.ts';
import { appPolicy } from './app-policy.ts';
import { type FirstContent, firstContentAt } from './first-content.ts';
import { createKeptPages, createPace } from './kept-pages.ts';
import { createRenderer, type FirstScreen } from './renderer.ts';

const compress = promisify(brotliCompress);
/** Made while a reader waits: a few hundred bytes more than the best, in a fraction of its time. */
const QUALITY = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Pages of the catalogue that are kept. */
const PAGES_MAX = 500;
/** Comparisons that are kept, and made in a second: anybody with a session can ask for as many as there are choices of machines. */
const CHOICES_MAX = 50;
const CHOICES_A_SECOND = 10;

/** The page is worth waiting for its first screen this long, in ms; without it comes a little later. */
const DATABASE_MS = 60;
/** Where apps/web/build/first-screen.ts says which style sheets the first screens of all kinds need, in their order. */
const STYLES = /(<meta name="first-screen-styles" content=")([^"]*)(">)/;
/** What apps/web/build/first-faces.ts builds beside the folder that is served: the faces of the first screen, one of them in it. */
const FACES = '../dist-server/first-faces.css';
/** The script that runs before any module (apps/web/build/early-load.ts). */
const SCRIPT = /<script>[\s\S]*?<\/script>/;
/** Where the app will be: the first screen is behind it and over it until the app shows the same. */
const APP = '<div id="app"></div>';

const LINK = /<link rel="stylesheet"[^>]* href="([^"]*)">/g;

const readIfThere = (file: string) =>
  readFile(file, 'utf8').catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  });

/** The style sheets that first screens need, with their texts; that of the faces has no address. Null while a build is writing them. */
async function sheetsOf(page: string, webDir: string): Promise<{ addresses: (string | null)[]; texts: string[] } | null> {
  const sheets = STYLES.exec(page)?.[2]?.split(' ').filter(Boolean) ?? [];
  const texts = await Promise.all([FACES, ...sheets].map((file) => readIfThere(join(webDir, file))));
  const whole = texts.filter((text) => text !== null);
  return whole.length < texts.length ? null : { addresses: [null, ...sheets], texts: whole };
}

/**
 * The page with what is seen first in it, in its language. The rules for that are in it too: a slow processor paints the picture an answer
 * earlier. The whole style sheets are left to the script, which comes after what is seen (apps/web/src/early-load).
 */
function withFirstScreen(page: string, site: Language, { markup, rules }: FirstScreen, sheets: readonly string[]) {
  const script = SCRIPT.exec(page)?.[0] ?? '';
  const head = html`<meta name="first-screen" content="${site}"><style>${new Html(rules)}</style>`.text;
  return page
    .replaceAll(LINK, (link, href) => (sheets.includes(href) ? '' : link))
    .replace(STYLES, (_, begin, __, end) => begin + sheets.join(' ') + end)
    .replace(SCRIPT, '')
    .replace('<html', '<html data-first-screen="without-face"')
    .replace('</head>', (end) => head + end)
    .replace(APP, (app) => app + markup + script);
}

/** The page as it is sent. Its policy allows the styles that it was made with, and no script that the built page does not have. */
async function pageOf(page: string, site: Language, screen: FirstScreen, sheets: readonly string[]): Promise<AppPage> {
  const identity = Buffer.from(withFirstScreen(page, site, screen, sheets));
  const brotli = await compress(identity, QUALITY);
  return { hash: contentHash(identity), identity, brotli, policy: appPolicy(page, screen.rules) };
}

/**
 * Makes the app's page with what is shown on it first, for a kind of page that has such and a browser whose session is valid: words and
 * picture are then there before any script. Null where the page is the same for everybody.
 */
export function createFirstScreens({ release, libraries, access, environment, webDir }: ApiContext) {
  const rendererOf = createRenderer(webDir);
  /** False too when the database is away or slow: the page itself does not wait for it. */
  const isActive = (sessionId: string) =>
    Promise.race([
      access.isActive(sessionId).catch(() => false),
      new Promise<false>((resolve) => setTimeout(() => resolve(false), DATABASE_MS)),
    ]);
  /** Made of the built page and the content whose hashes are beside them: a release leaves the pages of its unchanged content. */
  const pages = createKeptPages(PAGES_MAX);
  const choices = createKeptPages(CHOICES_MAX);
  const mayMakeChoice = createPace(CHOICES_A_SECOND);

  /** Undefined while a build is replacing what it is made with: the next call finds it. */
  async function make(page: AppPage, site: Language, { kind, read }: FirstContent): Promise<AppPage | null | undefined> {
    const render = await rendererOf();
    const plain = page.identity.toString('utf8');
    const needed = render && (await sheetsOf(plain, webDir));
    if (!needed) return undefined;
    const screen = render(kind, site, read(), needed.texts);
    return (
      screen &&
      pageOf(
        plain,
        site,
        screen,
        screen.sheets.flatMap((place) => needed.addresses[place] ?? []),
      )
    );
  }

  /** Null for a page of a kind that has no first screen. */
  function pageWith(content: FirstContent, page: AppPage, site: Language, log: FastifyBaseLogger): Promise<AppPage | null> {
    const kept = content.otherwise ? choices : pages;
    const from = `${page.hash} ${content.hash}`;
    const name = `${site} ${content.name}`;
    const ready = kept.find(name, from);
    if (ready) return ready;
    if (content.otherwise && !mayMakeChoice()) return pageWith(content.otherwise, page, site, log);
    const making = make(page, site, content).then(
      (whole) => {
        if (whole === undefined) kept.forget(name, making);
        return whole ?? null;
      },
      (error: unknown) => {
        kept.forget(name, making);
        log.error({ err: plainError(error) }, 'a first screen cannot be rendered');
        return null;
      },
    );
    kept.keep(name, from, making);
    return making;
  }

  return async (request: FastifyRequest, page: AppPage): Promise<AppPage | null> => {
    const session = pageSessionOf(request, environment);
    if (!session) return null;
    const { sessionId, site } = session;
    const content = firstContentAt({ release, libraries }, site, request.url);
    if (!content || !(await isActive(sessionId))) return null;
    return pageWith(content, page, site, request.log);
  };
}
