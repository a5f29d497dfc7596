import { enqueue } from '@vitrine/jobs/job.ts';
import { cancelMail, sendMailJob } from '@vitrine/jobs/send-mail.ts';
import { transaction } from '@vitrine/server/database.ts';
import { describe, expect, test } from 'vitest';
import { startCatcher } from '../../testing/catcher.ts';
import { mailTests } from '../../testing/mail-tests.ts';
import { type MailsWorker, startMailsWorker } from '../../testing/mails-worker.ts';
import { insertAccount, insertMail, insertStaff, mailOf, untilMail } from '../../testing/people.ts';
import { PUBLIC_URL } from '../../testing/worker-in-process.ts';

let worker: MailsWorker;
const { isSent, sent } = mailTests((started) => {
  worker = started;
});

test('nothing in the database gets a line into the header', async () => {
  const account = await insertAccount(worker.pool, { lastname: 'X\r\nBcc: all@example.com', state: 'pending' });
  await worker.pool.query('update accounts set company = $2 where id = $1', [account.id, 'C\r\nBcc: all@example.com\u2028X: y']);
  await insertStaff(worker.pool, 'leitung@kopfzeile.example', ['administrator']);
  const about = { language: 'de', accountId: account.id, data: {} } as const;
  for (const { mail } of [
    await sent({ ...about, kind: 'password-changed', recipient: account.email }),
    await sent({ ...about, kind: 'account-waiting', recipient: 'leitung@kopfzeile.example' }),
  ]) {
    expect(mail.bcc).toBeUndefined();
    expect(mail.headers.filter(({ key }) => key === 'bcc' || key === 'x')).toEqual([]);
  }
});

test.each(['a@b.example\r\nBcc: all@example.com', 'freigabe@vitrine.example, all@example.com'])(
  'an address that is more than one is none: %j',
  async (recipient) => {
    const { id: accountId } = await insertAccount(worker.pool, { state: 'pending' });
    const id = await insertMail(worker.pool, { kind: 'password-changed', recipient, language: 'de', accountId, data: {} });
    await untilMail(worker.pool, id, (row) => row?.state === 'failed');
    expect(worker.deliveries(id)).toBe(0);
  },
);

test('a mail that can never be written waits for staff after eight tries, and one in the other language goes out meanwhile', async () => {
  const { pool } = worker;
  await pool.query("insert into vitrine.release_blob (hash, identity, brotli) values ('broken', '{', '')");
  await pool.query('insert into vitrine.release default values');
  await pool.query(
    "insert into vitrine.release_entry (site, path, since, hash) select 'de', 'pdf-meta/_all', max(id), 'broken' from vitrine.release",
  );
  const { id: accountId, email: recipient } = await insertAccount(pool);
  const about = { kind: 'password-changed', recipient, accountId, data: {} } as const;
  const id = await insertMail(pool, { ...about, language: 'de' });
  const { id: english } = await insertAccount(pool, { language: 'en' });
  await sent({ ...about, accountId: english, language: 'en' });
  const row = await untilMail(pool, id, (mail) => mail?.state === 'failed');
  expect(row).toMatchObject({ attempts: 8, unwritten: 8, last_error: 'not written: SyntaxError: not JSON', unknowns: 0 });
  expect(worker.deliveries(id)).toBe(0);
  await pool.query("delete from vitrine.release_entry where hash = 'broken'");
});

describe('undo', () => {
  const approved = async (delaySeconds: number) => {
    const { id, email } = await insertAccount(worker.pool);
    return insertMail(worker.pool, {
      kind: 'account-approved',
      recipient: email,
      language: 'de',
      accountId: id,
      data: {},
      delaySeconds,
    });
  };

  test('a mail that is taken back while it waits is never sent', async () => {
    const id = await approved(3600);
    expect(await transaction(worker.pool, (db) => cancelMail(db, id))).toBe(true);
    // Its time comes.
    await worker.pool.query('update vitrine.mail set send_after = now() where id = $1', [id]);
    await worker.pool.query('update graphile_worker._private_jobs set run_at = now() where key = $1', [id]);
    const jobs = async () => (await worker.pool.query('select 1 from graphile_worker.jobs where key = $1', [id])).rowCount;
    await expect.poll(jobs).toBe(0);
    expect(worker.deliveries(id)).toBe(0);
    expect(await mailOf(worker.pool, id)).toMatchObject({ state: 'cancelled', attempts: 0 });
  });

  test('one that is not taken back waits its time', async () => {
    const id = await approved(2);
    await untilMail(worker.pool, id, isSent);
    const { rows } = await worker.pool.query(
      'select sent_at >= send_after as waited, extract(epoch from send_after - created_at)::int as seconds from vitrine.mail where id = $1',
      [id],
    );
    expect(rows).toEqual([{ waited: true, seconds: 2 }]);
  });

  test('one that is being sent cannot be taken back', async () => {
    let takenBack: boolean | null = null;
    worker.catcher.onTaken = async () => {
      takenBack ??= await cancelMail(worker.pool, id);
    };
    const id = await approved(0);
    await untilMail(worker.pool, id, isSent);
    worker.catcher.onTaken = null;
    expect(takenBack).toBe(false);
  });

  test('either sending or taking back wins, never both, whenever it is pressed', async () => {
    for (let n = 0; n < 12; n++) {
      const id = await approved(0);
      await new Promise((resolve) => setTimeout(resolve, n * 4));
      const takenBack = await cancelMail(worker.pool, id);
      const row = await untilMail(worker.pool, id, (one) => one?.state !== 'pending');
      expect(row?.state).toBe(takenBack ? 'cancelled' : 'sent');
      expect(worker.deliveries(id)).toBe(takenBack ? 0 : 1);
    }
  });
});

test('a mail that two jobs are about is sent once', async () => {
  const { id: accountId, email } = await insertAccount(worker.pool);
  const id = await insertMail(worker.pool, { kind: 'account-approved', recipient: email, language: 'de', accountId, data: {} });
  await enqueue(worker.pool, sendMailJob, { id }, { key: `${id}-again` });
  await untilMail(worker.pool, id, isSent);
  await expect
    .poll(async () => (await worker.pool.query('select 1 from graphile_worker.jobs where key like $1', [`${id}%`])).rowCount)
    .toBe(0);
  expect(worker.deliveries(id)).toBe(1);
});

test.each([
  ['de', 'Ihr zweiter Faktor wurde zurückgesetzt', 'Guten Tag,\n'],
  ['en', 'Your second factor was reset', 'Hello,\n'],
] as const)('a member of staff gets a mail about how their log-in changed (%s)', async (language, subject, greeting) => {
  const { mail } = await sent({
    kind: 'staff-security',
    recipient: `mitarbeit-${language}@varnholt.example`,
    language,
    accountId: null,
    data: { event: 'factor-reset' },
  });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(greeting);
  expect(mail.text).toContain(`${PUBLIC_URL}/admin/forgot`);
});

describe('a mail server that does not take the mail', () => {
  const approved = async () => {
    const { id, email } = await insertAccount(worker.pool);
    return insertMail(worker.pool, { kind: 'account-approved', recipient: email, language: 'de', accountId: id, data: {} });
  };

  test('is tried again until it does; the row says so and holds codes only', async () => {
    worker.catcher.refuse = { at: 'RCPT', code: 451, text: '4.3.0 <kaeufer@kunde.example> try later' };
    const id = await approved();
    const waiting = await untilMail(worker.pool, id, (row) => (row?.attempts ?? 0) >= 2 && row?.last_error !== null);
    expect(waiting).toMatchObject({ state: 'pending', last_error: 'SMTP 451 4.3.0 at RCPT TO' });
    worker.catcher.refuse = null;
    await untilMail(worker.pool, id, isSent);
    expect(worker.deliveries(id)).toBe(1);
  });

  test('is down: tried again until it is up', async () => {
    const { port } = worker.catcher;
    await worker.catcher.close();
    const id = await approved();
    await untilMail(worker.pool, id, (row) => row?.last_error === 'SMTP ESOCKET at CONN');
    worker.catcher = await startCatcher(port);
    await untilMail(worker.pool, id, isSent);
    expect(worker.deliveries(id)).toBe(1);
  });

  test('takes it and says nothing: it goes out once more, then waits for staff', async () => {
    worker.catcher.onTaken = () => worker.catcher.hangUp();
    const { id: accountId, email } = await insertAccount(worker.pool);
    const id = await insertMail(worker.pool, { kind: 'password-changed', recipient: email, language: 'de', accountId, data: {} });
    const row = await untilMail(worker.pool, id, (mail) => mail?.state === 'failed');
    worker.catcher.onTaken = null;
    expect(row).toMatchObject({ last_error: 'outcome unknown', attempts: 2 });
    expect(worker.deliveries(id)).toBe(2);
  });

  test('fails at once when it refuses the recipient for good', async () => {
    worker.catcher.refuse = { at: 'RCPT', code: 550, text: '5.1.1 no such mailbox' };
    const id = await approved();
    const row = await untilMail(worker.pool, id, (one) => one?.state === 'failed');
    expect(row?.last_error).toBe('SMTP 550 5.1.1 at RCPT TO');
    worker.catcher.refuse = null;
  });
});

test('what is reported of failed mails is their kind and why, nothing about their readers', async () => {
  // A worker of its own: what the mails of other tests failed by may be written down while this one counts.
  const { pool, catcher, close } = await startMailsWorker();
  try {
    const { id: accountId, email } = await insertAccount(pool);
    catcher.refuse = { at: 'RCPT', code: 550, text: `5.1.1 ${email} is unknown here` };
    for (let i = 0; i < 2; i++) {
      const id = await insertMail(pool, { kind: 'password-changed', recipient: email, language: 'de', accountId, data: {} });
      await untilMail(pool, id, (row) => row?.state === 'failed');
    }
    const reports = async () => (await pool.query('select * from vitrine.error_report')).rows;
    await expect.poll(async () => (await reports())[0]?.count).toBe(2);
    const kept = await reports();
    expect(kept.map(({ example }) => example)).toMatchObject([
      { source: 'worker', kind: 'mail', name: 'Error', code: 'mailRefused', place: 'password-changed', frames: [], record: null },
    ]);
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${email}|unknown here|${accountId}`));
  } finally {
    await close();
  }
});

test('with VITRINE_MAIL=hold no mail goes out, and none is lost', async () => {
  const held = await startMailsWorker({ VITRINE_MAIL: 'hold' });
  try {
    const { id: accountId, email } = await insertAccount(held.pool);
    const id = await insertMail(held.pool, { kind: 'password-changed', recipient: email, language: 'de', accountId, data: {} });
    const jobs = async () => (await held.pool.query('select 1 from graphile_worker.jobs where key = $1', [id])).rowCount;
    await expect.poll(jobs, { timeout: 30_000 }).toBe(0);
    expect(held.deliveries(id)).toBe(0);
    expect(await mailOf(held.pool, id)).toMatchObject({ state: 'pending', attempts: 0 });
    expect((await held.pool.query('select is_mail_held from vitrine.worker')).rows).toEqual([{ is_mail_held: true }]);
  } finally {
    await held.close();
  }
});
