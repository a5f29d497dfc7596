import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openTestDatabase } from '@vitrine/testing/open-test-database.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { LOCKED } from '../../queue/with-lock.ts';
import { type Catcher, startCatcher } from '../../testing/catcher.ts';
import { type Death, type KillableWorkers, startKillableWorkers } from '../../testing/killable-workers.ts';
import { insertAccount, insertMail, untilMail } from '../../testing/people.ts';

/** `npm run test:long` kills more. */
const KILLS = Number(process.env.VITRINE_TEST_KILLS ?? 3);

const { url, pool, close } = await openTestDatabase();
let catcher: Catcher;
let workers: KillableWorkers;

beforeAll(async () => {
  catcher = await startCatcher();
  workers = await startKillableWorkers(
    2,
    {
      ...process.env,
      NODE_ENV: 'test',
      DATABASE_URL: url,
      SMTP_URL: catcher.url,
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    },
    join(import.meta.dirname, '../../testing/mails-process.ts'),
  );
});
afterAll(async () => {
  await workers.stop();
  await catcher.close();
  await close();
});

/** A mail that a worker (its name in PostgreSQL) is sending at this moment. */
async function inProgress(): Promise<{ id: string; worker: string } | undefined> {
  const { rows } = await pool.query<{ id: string; worker: string }>(
    `select m.id, a.application_name as worker from vitrine.mail m
     join pg_locks l on l.locktype = 'advisory' and l.objsubid = 1 and l.granted
       and ((l.classid::bigint << 32) | l.objid::bigint) = hashtextextended(m.id::text, $1::bigint)
     join pg_stat_activity a on a.pid = l.pid and a.datname = current_database()
     where m.state = 'pending' and m.started_at is not null`,
    [LOCKED.mail],
  );
  return rows[Math.floor(Math.random() * rows.length)];
}

test(`no mail is lost, in a mailbox twice, or handed over twice without a cause, when ${KILLS} workers are killed while they send mails`, {
  timeout: Math.max(300_000, 37_500 * KILLS),
}, async () => {
  // A server that takes a moment to answer: kills fall before and after its taking a mail.
  catcher.onTaken = () => sleep(Math.random() * 300);
  const { id: accountId, email } = await insertAccount(pool);
  const ids: string[] = [];
  const askedAt = new Map<string, number>();
  const kills: Death[] = [];
  while (kills.length < KILLS) {
    const { rowCount } = await pool.query("select 1 from vitrine.mail where state = 'pending'");
    for (let pending = rowCount ?? 0; pending < 4; pending++) {
      const asked = performance.now();
      const id = await insertMail(pool, { kind: 'password-changed', recipient: email, language: 'de', accountId, data: {} });
      ids.push(id);
      askedAt.set(id, asked);
    }
    await sleep(Math.random() * 200);
    const target = await inProgress();
    const death = target && (await workers.killWorker(target.worker));
    if (death) kills.push(death);
  }
  for (const id of ids) {
    const row = await untilMail(pool, id, (mail) => mail?.state !== 'pending', 120_000);
    if (row?.state === 'sent') continue;
    // Two workers died over it, each perhaps with other mails under way: it waits for staff, who send it again.
    expect(row?.last_error).toBe('outcome unknown');
    expect(kills.filter(({ gone }) => gone >= (askedAt.get(id) ?? Number.NaN)).length).toBeGreaterThan(1);
    await pool.query("update vitrine.mail set state = 'pending', started_at = null, unknowns = 0 where id = $1", [id]);
    await untilMail(pool, id, (mail) => mail?.state === 'sent', 120_000);
  }
  catcher.onTaken = null;

  const taken = ids.map((id) => catcher.taken.filter((mail) => mail.id === `<${id}@varnholt.example>`).map(({ at }) => at));
  expect(taken.filter((times) => times.length === 0)).toEqual([]);
  // Again only after the death of a worker between a mail's being taken and its being stored.
  const uncaused = taken.flatMap((times) =>
    times.slice(1).filter((at, index) => !kills.some(({ gone }) => (times[index] ?? 0) <= gone && gone <= at)),
  );
  expect(uncaused).toEqual([]);
  expect(catcher.kept.size).toBe(ids.length);
});
