import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Pool } from '@vitrine/server/database.ts';
import { type OpenTestDatabase, openTestDatabase } from '@vitrine/testing/open-test-database.ts';
import { shareBrowser } from '@vitrine/testing/share-browser.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Catcher, startCatcher } from './testing/catcher.ts';
import { type Death, type KillableWorkers, startKillableWorkers } from './testing/killable-workers.ts';
import { processesNaming } from './testing/process-tree.ts';
import { documentBody, registerDocument, untilDocument } from './testing/requests.ts';
import { requestsInProgress, stillAt } from './testing/requests-in-progress.ts';
import { type StandInSite, startStandInSite } from './testing/stand-in-site.ts';

/** `npm run test:long` kills more. */
const WORKERS = Number(process.env.VITRINE_TEST_KILLS ?? 1);
/** At least so many: some of them go through while nothing is killed. */
const DOCUMENTS = Math.min(24, WORKERS + 2);
const KILLS = { worker: WORKERS, browser: Math.ceil(WORKERS / 4) };
/** Documents that wait or are in work while killing goes on. */
const WAITING = 4;
/** Kills for each document that is let through first: on a slow machine one request would be tried too often (TRIES_MAX). */
const KILLS_PER_DOCUMENT = 3;
/** Nothing ended and nothing was killed for so long: somebody waits for ever. Beyond the time a stuck browser is given (warm-browser.ts). */
const STUCK_MS = 240_000;
/** Short ones: what is killed is to be at work most of the time, not to be starting. */
const PATHS = ['/product/a-2', '/product/b-1'];

/** A kill, the requests its victim worked on, and whether one of them was unfinished when the victim was gone. */
interface Kill extends Death {
  what: 'worker' | 'browser';
  hashes: string[];
  hit: boolean;
}

const idOf = (hash: string) => `<${hash}@varnholt.example>`;

let database: OpenTestDatabase;
let pool: Pool;
let site: StandInSite;
let catcher: Catcher;
let workers: KillableWorkers | null = null;
let dataDir = '';

// Processes are looked up in /proc: the rest of the suite runs everywhere.
describe.runIf(process.platform === 'linux')('workers and browsers that are killed', () => {
  // What a test leaves unfinished is none of the next one's, nor of its own second try.
  beforeEach(async () => {
    database = await openTestDatabase();
    ({ pool } = database);
    dataDir = await mkdtemp(join(tmpdir(), 'vitrine-kill-'));
    await shareBrowser(dataDir);
    site = await startStandInSite({ pagesOf: () => PATHS, readyMs: 200 });
    catcher = await startCatcher();
  });
  afterEach(async () => {
    await workers?.stop();
    workers = null;
    await Promise.all([site.close(), catcher.close()]);
    await database.close();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 10 });
  });

  /** Each loads all that the product's worker loads, which takes a processor some three seconds: as many as a test needs. */
  async function startWorkers(count: number): Promise<KillableWorkers> {
    workers = await startKillableWorkers(count, {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: database.url,
      PORT: String(site.port),
      SMTP_URL: catcher.url,
      VITRINE_DATA: dataDir,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    });
    return workers;
  }

  /** Kills something that works on a request at this moment. Null: nothing did, or it was done before it was hit. */
  async function strike(workers: KillableWorkers, what: Kill['what']): Promise<Kill | null> {
    const working = await requestsInProgress(pool);
    const targets = working.filter(({ step }) => what === 'worker' || step === 'render');
    const target = targets[Math.floor(Math.random() * targets.length)];
    if (!target) return null;
    const death = what === 'worker' ? await workers.killWorker(target.worker) : workers.killBrowser(target.worker);
    if (!death) return null;
    const hashes = working.filter(({ worker }) => worker === target.worker).map(({ hash }) => hash);
    return { ...death, what, hashes, hit: await stillAt(pool, target) };
  }

  /** Throws when nothing has moved for STUCK_MS, with what waits: a loop that times out says nothing. */
  function watchProgress() {
    let moved = { sum: -1, at: performance.now() };
    return async (ended: number, killed: number) => {
      if (ended + killed !== moved.sum) moved = { sum: ended + killed, at: performance.now() };
      if (performance.now() - moved.at < STUCK_MS) return;
      const { rows } = await pool.query(
        `select r.step, r.attempts, r.next_attempt_at, r.last_error, j.attempts as tries, j.run_at, j.locked_at, j.locked_by
         from vitrine.document_request r left join graphile_worker.jobs j on j.key = r.hash where r.status = 'pending'`,
      );
      throw new Error(`nothing moves after ${ended} documents and ${killed} kills: ${JSON.stringify(rows)}`);
    };
  }

  test(`no document is lost, or mailed twice without a cause, when workers (${KILLS.worker}) and browsers (${KILLS.browser}) are killed during the work on ${DOCUMENTS} and more`, {
    timeout: 300_000 + 45_000 * WORKERS,
  }, async () => {
    const workers = await startWorkers(2);
    // A server that takes a moment to answer: some of the kills fall between its taking a mail and the worker's commit.
    catcher.onTaken = () => sleep(Math.random() * 150);
    const kills: Kill[] = [];
    const hashes: string[] = [];
    const orderedAt = new Map<string, number>();
    const hits = (what: Kill['what']) => kills.filter((kill) => kill.hit && kill.what === what).length;
    const isDone = (what: Kill['what']) => hits(what) >= KILLS[what];
    const moves = watchProgress();
    while (!isDone('worker') || !isDone('browser') || hashes.length < DOCUMENTS) {
      const { rows } = await pool.query("select 1 from vitrine.document_request where status = 'pending'");
      const ended = hashes.length - rows.length;
      await moves(ended, kills.length);
      for (let pending = rows.length; pending < WAITING; pending++) {
        const ordered = performance.now();
        const hash = await registerDocument(pool, documentBody(PATHS));
        hashes.push(hash);
        orderedAt.set(hash, ordered);
      }
      // Time for some to get done between two kills.
      await sleep(100 + Math.random() * 900);
      if (isDone('worker') && isDone('browser')) continue;
      if (ended * KILLS_PER_DOCUMENT < kills.length - KILLS_PER_DOCUMENT) continue;
      const kill = await strike(workers, hits('worker') * KILLS.browser <= hits('browser') * KILLS.worker ? 'worker' : 'browser');
      if (kill) kills.push(kill);
    }
    // What two kills left without an answer of the mail server waits for staff, who let it go out again.
    const parked: string[] = [];
    for (const hash of hashes) {
      const { status, failure } = await untilDocument(pool, hash, ({ status }) => status !== 'pending', 150_000);
      if (status === 'success') continue;
      expect(failure).toBe('mailUnknown');
      const deaths = kills.filter(({ what, gone }) => what === 'worker' && gone >= (orderedAt.get(hash) ?? Number.NaN));
      expect(deaths.length).toBeGreaterThan(1);
      parked.push(hash);
      await pool.query(
        "update vitrine.document_request set status = 'pending', unknown_mails = 0, mail_started_at = null where hash = $1",
        [hash],
      );
      await untilDocument(pool, hash, ({ status: after }) => after === 'success', 150_000);
    }
    catcher.onTaken = null;

    const taken = hashes.map((hash) => ({
      hash,
      times: catcher.taken.filter(({ id }) => id === idOf(hash)).map(({ at }) => at),
    }));
    // Handed over again: allowed only to the successor of a worker that died with the mail taken and the request not committed.
    const repeats = taken.flatMap(({ hash, times }) =>
      times.slice(1).map((at, index) => {
        const before = times[index] ?? 0;
        const causes = kills.filter(({ what, gone }) => what === 'worker' && before <= gone && gone <= at);
        return { hash, caused: parked.includes(hash) || causes.some((kill) => kill.hashes.includes(hash)) };
      }),
    );
    console.info(
      `${hits('worker')} workers and ${hits('browser')} browsers killed at work over ${hashes.length} documents; ` +
        `mails handed over again because a worker died before its commit: ${repeats.length}`,
    );
    expect(taken.filter(({ times }) => times.length === 0)).toEqual([]);
    expect(repeats.filter(({ caused }) => !caused)).toEqual([]);
    expect(catcher.taken).toHaveLength(hashes.length + repeats.length);
    expect([...catcher.kept.keys()].sort()).toEqual(hashes.map(idOf).sort());
    expect((await readdir(join(dataDir, 'documents'))).filter((name) => name.endsWith('.pdf')).sort()).toEqual(
      hashes.map((hash) => `${hash}.pdf`).sort(),
    );
  });

  test('a worker that is killed after the mail server took the mail and before it heard so leaves one mail in the mailbox', {
    timeout: 150_000,
  }, async () => {
    const workers = await startWorkers(1);
    let killed = false;
    catcher.onTaken = async () => {
      if (killed) return;
      killed = true;
      workers.killAll();
      await sleep(100);
    };
    const hash = await registerDocument(pool, documentBody(PATHS));
    await untilDocument(pool, hash, ({ status }) => status === 'success', 120_000);
    catcher.onTaken = null;
    // SMTP has no answer to this (RFC 1047): the mail is handed over again, and known by its Message-ID.
    expect(catcher.taken.filter(({ id }) => id === idOf(hash))).toHaveLength(2);
    expect([...catcher.kept.keys()].filter((id) => id === idOf(hash))).toHaveLength(1);
  });

  test('a worker that is asked to stop ends by itself, leaving no browser, no profile and no locked job', {
    timeout: 120_000,
  }, async () => {
    const workers = await startWorkers(1);
    const hash = await registerDocument(pool, documentBody(PATHS));
    await sleep(300);
    const codes = await workers.stop();
    expect(codes).toEqual([0]);
    expect(processesNaming(dataDir)).toEqual([]);
    const locked = await pool.query('select id, locked_by from graphile_worker.jobs where locked_at is not null');
    expect(locked.rows).toEqual([]);
    const { rows } = await pool.query('select status from vitrine.document_request where hash = $1', [hash]);
    expect(['pending', 'success']).toContain(rows[0]?.status);
  });
});
