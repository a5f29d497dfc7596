import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { hashPassword } from '@vitrine/accounts/passwords/password-hash.ts';
import type { MediaItemDocument } from '@vitrine/contract/media-library.ts';
import { openRelease } from '@vitrine/release/current-release.ts';
import { createPool, type Pool } from '@vitrine/server/database.ts';
import { type Environment, readEnvironment } from '@vitrine/server/environment.ts';
import { contentHash } from '@vitrine/server/files.ts';
import { createLog } from '@vitrine/server/log.ts';
import { testDatabase } from '@vitrine/testing/database.ts';
import { createApp } from '../app.ts';
import type { ApiContext, App } from '../context.ts';
import { createContext } from '../create-context.ts';
import { createMailFolder } from '../mailbox/mail-folder.ts';

export const PASSWORD = 'correct horse battery';

export interface TestServer {
  app: App;
  context: ApiContext;
  /** As the owner of the database; `context.pool` is the API's own. */
  pool: Pool;
  /** What the CMS of the same instance runs with. */
  cmsEnvironment: Environment;
  dataDir: string;
  account(options?: {
    email?: string;
    state?: 'active' | 'pending' | 'declined' | 'blocked';
  }): Promise<{ id: string; email: string }>;
  login(email: string): Promise<{ token: string; refreshToken: string }>;
  /** Callers who have to wait now do for an hour, however long what follows takes. */
  hold(): Promise<unknown>;
  close(): Promise<void>;
}

const languages = ['de', 'en'] as const;

const MACHINES = {
  identifier: 'machines',
  position: 0,
  title: 'Maschinen',
  items: [
    { id: 'w', title: 'Wölfe', children: [{ id: 'ww', title: 'Winkelwölfe' }] },
    { id: 'k', title: 'Kutter', children: [] },
  ],
};

/** The document of a picture of the media library; `order` is its place. */
export function mediaItemOf(
  id: string,
  title: string,
  order: string,
  categories: string[],
  original?: string,
): MediaItemDocument {
  const url = original ?? `/assets/0123456789abcdef/${id}.webp`;
  const item = {
    id,
    title,
    description: null,
    link: null,
    linkText: null,
    linkTarget: null,
    categories,
    type: 'image' as const,
    image: {
      alt: title,
      width: 1600,
      height: 1200,
      placeholder: '',
      bytes: 9,
      extension: 'webp',
      original: url,
      previews: { autoPreview: url, thumbnailPreview: url },
      srcset: { auto: {}, thumbnail: {} },
    },
  };
  return { item, order };
}

/** Bodies of a small release by path; `site` tells the languages apart. */
function documents(site: string): Record<string, object> {
  const item = (id: string, link: string) => ({
    type: 'navigation-item',
    id,
    attributes: { name: `${site} ${id}`, link, level: '1' },
    relationships: { subList: { data: [] } },
  });
  return {
    'site/_all': {
      data: languages.map((language) => ({ type: 'site', id: language, attributes: { language, name: language } })),
      included: [],
    },
    'privacy-policy': {
      data: { type: 'privacy-policy', id: '1', attributes: { headline: `Datenschutz ${site}`, copy: [] } },
      included: [],
    },
    'landing-page': { data: { type: 'landing-page', id: '1', attributes: { introHeadline: site } }, included: [] },
    'navigation/_all': { data: [item('n1', '/product/ww-200'), item('n2', '/product/ks-120')], included: [] },
    'home-page': { data: { type: 'home-page', id: '1', attributes: { customH1: `Größe ${site}` } }, included: [] },
    'media-item/m1': mediaItemOf('m1', `Wolf ${site}`, 'a1', ['w']),
    'media-library/categories': { status_code: 200, data: { machines: MACHINES } },
    'application/rohwurst': {
      data: { type: 'product-application', id: 'a1', attributes: { slug: 'rohwurst', title: 'Rohwurst' } },
      included: [],
    },
    'product/ww-200': {
      data: { type: 'product', id: 'p1', attributes: { slug: 'ww-200', title: 'Winkelwolf', filler: 'Größe '.repeat(3000) } },
      included: [],
    },
  };
}

/** Writes a release of those documents; `change` replaces single ones. Answers its number. */
export async function writeRelease(pool: Pool, change?: Record<string, object>): Promise<number> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    const { rows } = await client.query('insert into vitrine.release default values returning id');
    const id: number = rows[0].id;
    for (const site of languages) {
      for (const [path, body] of Object.entries(change ?? documents(site))) {
        const identity = Buffer.from(JSON.stringify(body));
        const blob = contentHash(identity);
        await client.query(
          'insert into vitrine.release_blob (hash, identity, brotli) values ($1, $2, $3) on conflict do nothing',
          [blob, identity, brotliCompressSync(identity)],
        );
        await client.query('update vitrine.release_entry set until = $1 where site = $2 and path = $3 and until is null', [
          id,
          site,
          path,
        ]);
        await client.query('insert into vitrine.release_entry (site, path, since, hash) values ($1, $2, $3, $4)', [
          site,
          path,
          id,
          blob,
        ]);
      }
    }
    await client.query(`select pg_notify('vitrine_release', $1)`, [String(id)]);
    await client.query('commit');
    return id;
  } finally {
    client.release();
  }
}

interface Overrides {
  environment?: Partial<Environment>;
  context?: Partial<ApiContext>;
}

/** The whole API on a database of its own, with a release, not listening; `context` and `environment` replace single ones. */
export async function testServer(overrides: Overrides = {}): Promise<TestServer> {
  const database = await testDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'vitrine-api-'));
  const environment = {
    ...readEnvironment({ NODE_ENV: 'test', DATABASE_URL: database.urlOf('api'), VITRINE_DATA: dataDir, PORT: '54000' }),
    ...overrides.environment,
  };
  const log = createLog('api', process.env.LOG_LEVEL ?? 'silent');
  const pool = createPool(database.url, 'test', 4);
  const apiPool = createPool(environment.databaseUrl, 'vitrine api test', 12);
  await writeRelease(pool);
  const release = await openRelease({ databaseUrl: environment.databaseUrl, log });
  const context = { ...(await createContext(environment, log, apiPool, release)), ...overrides.context };
  const app = await createApp(context, createMailFolder(join(dataDir, 'mail')));
  await app.ready();
  const passwordHash = await hashPassword(PASSWORD);
  let count = 0;

  return {
    app,
    context,
    pool,
    cmsEnvironment: { ...environment, databaseUrl: database.urlOf('cms') },
    dataDir,
    async account({ email = `sales${++count}@vitrine.example`, state = 'active' } = {}) {
      const { rows } = await pool.query(
        `insert into accounts (gender, firstname, lastname, company, position, phone, email, kind, state, password_hash)
         values ('f', 'Eva', 'Muster', 'Varnholt', 'Vertrieb', '+49 123', $1, 'sales', $2, $3) returning id`,
        [email, state, passwordHash],
      );
      return { id: rows[0].id, email };
    },
    async login(email) {
      const answer = await app.inject({
        method: 'POST',
        url: '/api/v1/auth/login',
        payload: { credentials: { username: email, password: PASSWORD } },
      });
      if (answer.statusCode !== 200) throw new Error(`log-in answered ${answer.statusCode}: ${answer.body}`);
      const { token, refresh_token: refreshToken } = answer.json().data.attributes;
      return { token, refreshToken };
    },
    // The first wait is of two seconds; what was taken back waits until the moment it was.
    hold: () =>
      pool.query(
        "update vitrine.throttle set blocked_until = now() + interval '1 hour' where blocked_until > updated_at + interval '1 s'",
      ),
    async close() {
      // A connection that a caller keeps for its next call would be waited for, more than a minute.
      app.server.closeAllConnections();
      await app.close();
      context.access.close();
      await context.passwords.close();
      await release.close();
      await Promise.all([apiPool.end(), pool.end()]);
      await database.drop();
      await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}

/** A one-time code that is made in a session of this access token. */
export async function oneTimeCode({ app }: TestServer, token: string): Promise<string> {
  const answer = await app.inject({ method: 'POST', url: '/api/v1/auth/code', headers: bearer(token) });
  if (answer.statusCode !== 201) throw new Error(`a code answered ${answer.statusCode}: ${answer.body}`);
  return answer.json().data.code;
}

export const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
