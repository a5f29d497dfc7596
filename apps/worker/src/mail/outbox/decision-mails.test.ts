import { writeMail } from '@vitrine/jobs/send-mail.ts';
import { transaction } from '@vitrine/server/database.ts';
import { describe, expect, test } from 'vitest';
import { mailTests } from '../../testing/mail-tests.ts';
import { type MailsWorker, startMailsWorker } from '../../testing/mails-worker.ts';
import { insertAccount, insertMail, insertStaff, mailOf, untilMail } from '../../testing/people.ts';
import { PUBLIC_URL } from '../../testing/worker-in-process.ts';

let worker: MailsWorker;
const { isSent, sent } = mailTests((started) => {
  worker = started;
});

describe('what staff decide', () => {
  async function decision(kind: 'account-declined' | 'account-question', words: string) {
    const state = kind === 'account-declined' ? 'declined' : 'pending';
    const account = await insertAccount(worker.pool, { language: 'en', state });
    const staff = await worker.pool.query("insert into public.staff (name, email) values ('Frida Frei', $1) returning id", [
      `${account.id}@staff.example`,
    ]);
    const id = await transaction(worker.pool, async (db) => {
      const about = { recipient: account.email, language: 'en', accountId: account.id } as const;
      const mailId =
        kind === 'account-declined'
          ? await writeMail(db, { ...about, kind, data: { reason: words } })
          : await writeMail(db, { ...about, kind, data: { question: words } });
      await db.query(
        `insert into vitrine.account_decision (id, account_id, decision, staff_id, former_state, mail_id)
         values (gen_random_uuid(), $1, 'ask', $2, 'pending', $3)`,
        [account.id, staff.rows[0].id, mailId],
      );
      return mailId;
    });
    await untilMail(worker.pool, id, isSent);
    return { mail: await worker.kept(id), staffMail: `${account.id}@staff.example` };
  }

  test('a reason is in the mail as it was typed, escaped', async () => {
    const { mail } = await decision('account-declined', 'We do not sell to <traders>.\nPlease see our partners.');
    expect(mail.subject).toBe('Your registration');
    expect(mail.text).toContain('Reason:\nWe do not sell to <traders>.\nPlease see our partners.');
    expect(mail.html).toContain('We do not sell to &lt;traders&gt;.');
  });

  test('the answer to a question goes to the member of staff who asked', async () => {
    const { mail, staffMail } = await decision('account-question', 'Which plant is this for?');
    expect(mail.replyTo).toEqual([{ name: '', address: staffMail }]);
    expect(mail.to).toMatchObject([{ name: 'Karl Käufer' }]);
  });

  test('an approval leads to the log-in', async () => {
    const account = await insertAccount(worker.pool);
    const { mail } = await sent({
      kind: 'account-approved',
      recipient: account.email,
      language: 'de',
      accountId: account.id,
      data: {},
    });
    expect(mail.text).toContain(`Anmelden:\n${PUBLIC_URL}/login`);
  });

  test.each([
    ['account-approved', {}, ['blocked', 'declined', 'pending']],
    ['account-declined', { reason: 'Nein.' }, ['active', 'blocked', 'pending']],
    ['account-question', { question: 'Wozu?' }, ['active', 'blocked', 'declined']],
  ] as const)('%s is no longer mailed when the account has another state by then', async (kind, data, states) => {
    for (const state of states) {
      const { id: accountId, email } = await insertAccount(worker.pool, { state });
      const id = await insertMail(worker.pool, { kind, recipient: email, language: 'de', accountId, data });
      await untilMail(worker.pool, id, (row) => row === null);
      expect(worker.deliveries(id), state).toBe(0);
    }
  });

  test('staff get a mail about a waiting account, unless it is decided already', async () => {
    const waiting = await insertAccount(worker.pool, { state: 'pending' });
    await insertStaff(worker.pool, 'freigabe@vitrine.example', ['editor', 'approver']);
    const about = (accountId: string) =>
      ({ kind: 'account-waiting', recipient: 'freigabe@vitrine.example', language: 'de', accountId, data: {} }) as const;
    const { mail } = await sent(about(waiting.id));
    expect(mail.subject).toBe('Neues Konto wartet auf Freigabe: Kunde & Söhne GmbH');
    expect(mail.text).toContain('Person: Karl Käufer\nFirma: Kunde & Söhne GmbH');
    expect(mail.text).toContain(`${PUBLIC_URL}/admin/desk`);
    const decided = await insertMail(worker.pool, about((await insertAccount(worker.pool)).id));
    await untilMail(worker.pool, decided, (row) => row === null);
  });

  test('staff who are no longer approver or administrator get no mail about waiting accounts', async () => {
    const { id: accountId } = await insertAccount(worker.pool, { state: 'pending' });
    await insertStaff(worker.pool, 'leitung@vitrine.example', ['administrator']);
    await insertStaff(worker.pool, 'redaktion@vitrine.example', ['editor']);
    await insertStaff(worker.pool, 'nichts@vitrine.example', []);
    const about = { kind: 'account-waiting', language: 'de', accountId, data: {} } as const;
    await sent({ ...about, recipient: 'leitung@vitrine.example' });
    for (const recipient of ['redaktion@vitrine.example', 'nichts@vitrine.example', 'gegangen@vitrine.example']) {
      const id = await insertMail(worker.pool, { ...about, recipient });
      await untilMail(worker.pool, id, (row) => row === null || row.state === 'sent');
      expect(worker.deliveries(id), recipient).toBe(0);
    }
  });
});

test('answers go to ACCOUNTS_MAIL, whichever member of staff asked', async () => {
  const own = await startMailsWorker({ ACCOUNTS_MAIL: 'konten@varnholt.example' });
  const { id: accountId, email } = await insertAccount(own.pool, { state: 'pending' });
  const about = { recipient: email, language: 'de', accountId } as const;
  for (const id of [
    await insertMail(own.pool, { ...about, kind: 'account-question', data: { question: 'Wozu?' } }),
    await insertMail(own.pool, { ...about, kind: 'password-changed', data: {} }),
  ]) {
    await untilMail(own.pool, id, isSent);
    expect((await own.kept(id)).replyTo).toEqual([{ name: '', address: 'konten@varnholt.example' }]);
  }
  await own.close();
});

test('mails about a changed password, a deletion request and its end give their times', async () => {
  const account = await insertAccount(worker.pool, { gender: 'f', lastname: 'O’Neill-von der Heide' });
  const about = { recipient: account.email, language: 'de', accountId: account.id } as const;
  const changed = await sent({ ...about, kind: 'password-changed', data: {} });
  expect(changed.mail.text).toMatch(/wurde am \d+\. \S+ \d{4} um \d\d:\d\d MES?Z geändert/);
  expect(changed.mail.text).toContain('Guten Tag Frau O’Neill-von der Heide,');
  const requested = await sent({ ...about, kind: 'deletion-requested', data: { dueAt: '2026-12-24T23:30:00.000Z' } });
  expect(requested.mail.text).toContain('spätestens am 25. Dezember 2026');
  const done = await sent({ ...about, accountId: null, kind: 'deletion-done', data: { gender: 'f', lastname: 'Heide' } });
  expect(done.mail.text).toContain('Guten Tag Frau Heide,');
  // Nothing of them stays in the outbox.
  expect(await mailOf(worker.pool, done.id)).toMatchObject({ state: 'sent', recipient: null, data: {} });
});
