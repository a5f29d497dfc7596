import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPool, type Pool } from '@vitrine/server/database.ts';
import { type TestDatabase, testDatabase } from '@vitrine/testing/database.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Catcher, startCatcher } from './testing/catcher.ts';
import { type KillableWorkers, startKillableWorkers } from './testing/killable-workers.ts';
import { processesNaming } from './testing/process-tree.ts';
import { documentBody, registerDocument, untilDocument } from './testing/requests.ts';
import { type StandInSite, startStandInSite } from './testing/stand-in-site.ts';

const DOCUMENTS = 24;
const KILLS = 24;
const PATHS = ['/product/a-2', '/product/b-1', '/product/c-2'];

let database: TestDatabase;
let pool: Pool;
let site: StandInSite;
let catcher: Catcher;
let workers: KillableWorkers;
let dataDir = '';

// Processes are looked up in /proc: the rest of the suite runs everywhere.
describe.runIf(process.platform === 'linux')('workers and browsers that are killed', () => {
  beforeAll(async () => {
    database = await testDatabase();
    dataDir = await mkdtemp(join(tmpdir(), 'vitrine-kill-'));
    pool = createPool(database.url, 'test');
    site = await startStandInSite({ pagesOf: () => PATHS, readyMs: 400 });
    catcher = await startCatcher();
    workers = await startKillableWorkers(2, {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      PORT: String(site.port),
      SMTP_URL: catcher.url,
      VITRINE_DATA: dataDir,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    });
  });
  afterAll(async () => {
    await workers.stop();
    await Promise.all([site.close(), catcher.close(), pool.end()]);
    await database.drop();
    await rm(dataDir, { recursive: true, force: true });
  });

  test(`${KILLS} kills at random moments over ${DOCUMENTS} documents: none lost, none mailed twice`, {
    timeout: 120_000,
  }, async () => {
    const hashes: string[] = [];
    const registering = (async () => {
      while (hashes.length < DOCUMENTS) {
        hashes.push(await registerDocument(pool, documentBody(PATHS)));
        await sleep(Math.random() * 900);
      }
    })();
    const kills = { worker: 0, browser: 0 };
    while (kills.worker + kills.browser < KILLS) {
      await sleep(200 + Math.random() * 700);
      // As many of the one as of the other; a browser may still be starting.
      const kind = Math.random() < (KILLS / 2 - kills.worker) / (KILLS - kills.worker - kills.browser) ? 'worker' : 'browser';
      if (kind === 'worker' ? workers.killWorker() : workers.killBrowser()) kills[kind] += 1;
    }
    await registering;
    for (const hash of hashes) await untilDocument(pool, hash, ({ status }) => status === 'success', 60_000);

    const ids = hashes.map((hash) => `<${hash}@vitrine>`).sort();
    const repeated = catcher.taken.length - new Set(catcher.taken).size;
    console.info(
      `${kills.worker} workers and ${kills.browser} browsers killed; mails handed over again to the server: ${repeated}`,
    );
    expect([...catcher.kept.keys()].sort()).toEqual(ids);
    expect((await readdir(join(dataDir, 'documents'))).filter((name) => name.endsWith('.pdf')).sort()).toEqual(
      hashes.map((hash) => `${hash}.pdf`).sort(),
    );
  });

  test('a worker killed after the mail server took the mail and before it heard so: one mail in the mailbox', async () => {
    let killed = false;
    catcher.onTaken = async () => {
      if (killed) return;
      killed = true;
      workers.killAll();
      await sleep(100);
    };
    const hash = await registerDocument(pool, documentBody(PATHS));
    await untilDocument(pool, hash, ({ status }) => status === 'success', 30_000);
    catcher.onTaken = null;
    // SMTP has no answer to this (RFC 1047): the mail is handed over again, and known by its Message-ID.
    expect(catcher.taken.filter((id) => id.includes(hash))).toHaveLength(2);
    expect([...catcher.kept.keys()].filter((id) => id.includes(hash))).toHaveLength(1);
  });

  test('workers told to stop end within ten seconds, leaving no browser, no profile and no locked job', async () => {
    await workers.untilReady();
    const hash = await registerDocument(pool, documentBody(PATHS));
    await sleep(300);
    const { ms, codes } = await workers.stop();
    expect(ms).toBeLessThan(10_000);
    expect(codes.every((code) => code === 0)).toBe(true);
    expect(processesNaming(dataDir)).toEqual([]);
    const locked = await pool.query('select id, locked_by from graphile_worker.jobs where locked_at is not null');
    expect(locked.rows).toEqual([]);
    const { rows } = await pool.query('select status from vitrine.document_request where hash = $1', [hash]);
    expect(['pending', 'success']).toContain(rows[0]?.status);
  });
});
