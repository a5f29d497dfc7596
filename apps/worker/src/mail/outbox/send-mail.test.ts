import { hashOfCode, mailCode } from '@vitrine/accounts/mailed-codes/mail-code.ts';
import { enqueue } from '@vitrine/jobs/job.ts';
import { cancelMail, sendMailJob, writeMail } from '@vitrine/jobs/send-mail.ts';
import { transaction } from '@vitrine/server/database.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startCatcher } from '../../testing/catcher.ts';
import { type MailsWorker, startMailsWorker } from '../../testing/mails-worker.ts';
import { insertAccount, insertMail, insertRegistration, insertStaff, mailOf, untilMail } from '../../testing/people.ts';
import { PUBLIC_URL } from '../../testing/worker-in-process.ts';

let worker: MailsWorker;
beforeAll(async () => {
  worker = await startMailsWorker();
});
afterAll(() => worker.close());

const isSent = (row: { state: string } | null) => row?.state === 'sent';
async function sent(mail: Parameters<typeof insertMail>[1]) {
  const id = await insertMail(worker.pool, mail);
  await untilMail(worker.pool, id, isSent);
  return { id, mail: await worker.kept(id) };
}
/** Something that ends links is done to a person, so much from now. */
const noteChange = (kind: 'staff' | 'account', id: string | undefined, action: string, offset: string) =>
  worker.pool.query(
    `insert into vitrine.audit_log (at, actor_kind, action, subject_kind, subject_id)
     values (now() + $4::interval, 'system', $3, $1, $2)`,
    [kind, id, action, offset],
  );
const codesIn = (text = '') => [...text.matchAll(/[\w-]{43}/g)].map(([code]) => code);

describe('a registration', () => {
  const registered = async (email: string, options: Parameters<typeof insertRegistration>[2] = {}) => {
    const registrationId = await insertRegistration(worker.pool, email, options);
    return {
      registrationId,
      mail: {
        kind: 'registration',
        recipient: email,
        language: options.language ?? 'de',
        accountId: null,
        data: { registrationId },
      } as const,
    };
  };

  test('gets the link that confirms it, in its language, in HTML and in text', async () => {
    const { registrationId, mail: given } = await registered('neumann@kunde.example');
    const { mail, id } = await sent(given);
    expect(mail.subject).toBe('Bitte bestätigen Sie Ihre E-Mail-Adresse');
    expect(mail.to).toEqual([{ name: '', address: 'neumann@kunde.example' }]);
    expect(mail.from).toMatchObject({ name: 'Vitrine', address: 'vitrine@varnholt.example' });
    expect(mail.messageId).toBe(`<${id}@varnholt.example>`);
    const header = (key: string) => mail.headers.find((one) => one.key === key)?.value;
    expect(header('auto-submitted')).toBe('auto-generated');
    expect(header('content-language')).toBe('de');
    expect(mail.text).toContain('Guten Tag Frau Neumann,');
    const [code = ''] = codesIn(mail.text);
    expect(mail.text).toContain(`${PUBLIC_URL}/registration-confirmation/${code}`);
    expect(mail.text).toContain('Passwort, das Sie bei der Registrierung gewählt haben');
    expect(mail.html).toContain(`href="${PUBLIC_URL}/registration-confirmation/${code}"`);
    expect(mail.html).toMatch(/<html[^>]* lang="de"/);
    const { rows } = await worker.pool.query('select code from vitrine.registration where id = $1', [registrationId]);
    expect(rows[0].code).toEqual(hashOfCode(code));
    // The outbox itself holds no code.
    expect(JSON.stringify(await mailOf(worker.pool, id))).not.toContain(code);
  });

  test('whose code was made with the former secret of the instance gets a link that holds', async () => {
    const { registrationId, mail: given } = await registered('wechsel@kunde.example');
    await worker.pool.query('update vitrine.registration set code = $2 where id = $1', [
      registrationId,
      hashOfCode(mailCode('the secret that the instance had before this one', 'registration', registrationId)),
    ]);
    const [code = ''] = codesIn((await sent(given)).mail.text);
    const { rows } = await worker.pool.query('select code from vitrine.registration where id = $1', [registrationId]);
    expect(rows[0].code).toEqual(hashOfCode(code));
  });

  test('in English', async () => {
    const { mail } = await sent((await registered('newman@customer.example', { language: 'en' })).mail);
    expect(mail.subject).toBe('Please confirm your email address');
    expect(mail.text).toContain('Dear Ms Neumann,');
    const [code = ''] = codesIn(mail.text);
    expect(mail.text).toContain(`${PUBLIC_URL}/registration-confirmation/${code}?language=en`);
    expect(mail.html).toMatch(/<html[^>]* lang="en"/);
  });

  test('of an address that has an account says so in the language of the account, and is removed', async () => {
    const { email } = await insertAccount(worker.pool, { language: 'en', lastname: 'Carter' });
    const { registrationId, mail: given } = await registered(email, { person: { lastname: 'Stranger' } });
    worker.catcher.refuse = { at: 'DATA', code: 451, text: '4.3.0 later' };
    const id = await insertMail(worker.pool, given);
    await untilMail(worker.pool, id, (row) => row?.last_error === 'SMTP 451 4.3.0 at DATA');
    worker.catcher.refuse = null;
    await untilMail(worker.pool, id, isSent);
    const mail = await worker.kept(id);
    expect(mail.subject).toBe('You already have an account');
    expect(mail.text).toContain('Dear Mr Carter,');
    expect(mail.text).toContain(`${PUBLIC_URL}/login`);
    expect(mail.text).toContain(`${PUBLIC_URL}/forgot-password`);
    expect(`${mail.text}${mail.html}`).not.toContain('Stranger');
    expect(codesIn(mail.text)).toEqual([]);
    expect((await worker.pool.query('select 1 from vitrine.registration where id = $1', [registrationId])).rowCount).toBe(0);
  });

  test.each([
    ['declined', 'de', 'Ihre erneute Registrierung', 'geprüft und nicht freigegeben'],
    ['blocked', 'en', 'Your new registration', 'Your account with us is blocked'],
  ] as const)(
    'of an account that is %s says so, why and whom to ask, and sends nobody to the log-in',
    async (state, language, subject, said) => {
      const account = await insertAccount(worker.pool, { state, language });
      const { rows } = await worker.pool.query<{ id: string; email: string }>(
        "insert into public.staff (name, email) values ('Fritz', $1) returning id, email",
        [`fritz-${state}@vitrine.example`],
      );
      for (const [reason, undone] of [
        ['Kein Gewerbe.', null],
        ['Zurückgenommen.', new Date()],
      ]) {
        await worker.pool.query(
          `insert into vitrine.account_decision (id, account_id, decision, reason, staff_id, former_state, undone_at)
         values (gen_random_uuid(), $1, 'decline', $2, $3, 'pending', $4)`,
          [account.id, reason, rows[0]?.id, undone],
        );
      }
      const { registrationId, mail: given } = await registered(account.email);
      const { mail } = await sent(given);
      expect(mail.subject).toBe(subject);
      expect(mail.text).toContain(said);
      expect(mail.text).not.toContain('Zurückgenommen.');
      expect(mail.text?.includes('Kein Gewerbe.')).toBe(state === 'declined');
      expect(mail.replyTo?.[0]?.address).toBe(state === 'declined' ? rows[0]?.email : undefined);
      expect(mail.text).not.toMatch(/\/login|\/forgot-password/);
      expect(codesIn(mail.text)).toEqual([]);
      expect((await worker.pool.query('select 1 from vitrine.registration where id = $1', [registrationId])).rowCount).toBe(0);
    },
  );

  test('carries no text of who registers with a stranger’s address', async () => {
    const lastname = 'Win at https://casino.example now';
    const { mail } = await sent(
      (await registered('stranger@kunde.example', { person: { lastname, firstname: 'casino.example' } })).mail,
    );
    expect(mail.text).toContain('Guten Tag,\n');
    expect(`${mail.subject}${mail.text}${mail.html}${JSON.stringify(mail.headers)}`).not.toContain('casino');
  });

  test('that is over when it could be sent is not, and says why', async () => {
    const id = await insertMail(worker.pool, (await registered('late@kunde.example', { age: '49 hours' })).mail);
    expect(await untilMail(worker.pool, id, (row) => row?.state === 'failed')).toMatchObject({
      last_error: 'too late',
      attempts: 0,
    });
  });

  test.each([
    ['confirmed', 'confirmed_at = now()'],
    ['closed with another of its address', "confirmed_at = now(), person = '{}'"],
  ])('that is %s leaves no mail', async (_, change) => {
    const { registrationId, mail: given } = await registered('confirmed@kunde.example');
    await worker.pool.query(`update vitrine.registration set ${change} where id = $1`, [registrationId]);
    const id = await insertMail(worker.pool, given);
    await untilMail(worker.pool, id, (row) => row === null);
    expect(worker.deliveries(id)).toBe(0);
  });
});

describe('a forgotten password of staff', () => {
  const asked = (recipient: string) =>
    ({ kind: 'staff-password-reset', recipient, language: 'en', accountId: null, data: {} }) as const;

  test('gets a link below the public address for an hour, kept as a hash', async () => {
    const { rows } = await worker.pool.query<{ id: string }>(
      "insert into public.staff (name, email) values ('Fritz', 'fritz@varnholt.example') returning id",
    );
    const { id, mail } = await sent(asked('fritz@varnholt.example'));
    const link = `${PUBLIC_URL}/admin/reset#${id}.`;
    const code = mail.text?.split(link)[1]?.slice(0, 43) ?? '';
    expect(mail.html).toContain(`href="${link}${code}"`);
    expect(mail.subject).toBe('Your new password for the admin');
    const kept = await worker.pool.query(
      `select staff_id, code, used_at, expires_at - now() between interval '59 min' and interval '60 min' as for_an_hour
       from vitrine.staff_password_reset where id = $1`,
      [id],
    );
    expect(kept.rows).toEqual([{ staff_id: rows[0]?.id, code: hashOfCode(code), used_at: null, for_an_hour: true }]);
  });

  test.each([
    ['before it was asked for', '-1 min', 'sent', null],
    ['after it was asked for', '1 min', 'failed', 'too late'],
  ])('a new password %s: the link is %s, %s, %s', async (when, offset, state, last_error) => {
    const email = `${when.split(' ')[0]}@varnholt.example`;
    const { rows } = await worker.pool.query<{ id: string }>(
      "insert into public.staff (name, email) values ('Fritz', $1) returning id",
      [email],
    );
    await noteChange('staff', rows[0]?.id, 'staff-password-set', offset);
    const id = await insertMail(worker.pool, asked(email));
    expect(await untilMail(worker.pool, id, (row) => row?.state !== 'pending')).toMatchObject({ state, last_error });
  });

  test('of an address that nobody of the staff has leaves nothing, also of a customer’s', async () => {
    const { email } = await insertAccount(worker.pool);
    for (const recipient of [email, 'stranger@varnholt.example']) {
      const id = await insertMail(worker.pool, asked(recipient));
      await vi.waitFor(
        async () => expect((await worker.pool.query('select 1 from vitrine.mail where id = $1', [id])).rows).toEqual([]),
        10_000,
      );
      expect((await worker.pool.query('select 1 from vitrine.staff_password_reset where id = $1', [id])).rows).toEqual([]);
    }
  });
});

describe('a forgotten password', () => {
  const asked = (recipient: string) =>
    ({ kind: 'password-reset', recipient, language: 'de', accountId: null, data: {} }) as const;
  const resets = async (accountId: string) =>
    (
      await worker.pool.query('select id, code, expires_at, used_at from vitrine.password_reset where account_id = $1', [
        accountId,
      ])
    ).rows;

  test.each(['active', 'pending'] as const)('of an account that is %s gets a code for an hour, kept as a hash', async (state) => {
    const account = await insertAccount(worker.pool, { state });
    const { id, mail } = await sent(asked(account.email));
    const [code = ''] = codesIn(mail.text);
    expect(mail.text).toContain(`${PUBLIC_URL}/forgot-password/${code}?id=${id}`);
    expect(mail.html).toContain(`href="${PUBLIC_URL}/forgot-password/${code}?id=${id}"`);
    const rows = await resets(account.id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ id, code: hashOfCode(code), used_at: null });
    expect(rows[0].expires_at.getTime() - Date.now()).toBeGreaterThan(59 * 60_000);
    expect(rows[0].expires_at.getTime() - Date.now()).toBeLessThanOrEqual(60 * 60_000);
  });

  test.each(['password-changed', 'account-address-changed', 'account-declined', 'account-blocked'])(
    'that was asked for before %s gets no code',
    async (action) => {
      const account = await insertAccount(worker.pool);
      await noteChange('account', account.id, action, '1 min');
      const id = await insertMail(worker.pool, asked(account.email));
      expect(await untilMail(worker.pool, id, (row) => row?.state === 'failed')).toMatchObject({ last_error: 'too late' });
      expect(await resets(account.id)).toEqual([]);
    },
  );

  test('that takes two tries makes one code', async () => {
    const account = await insertAccount(worker.pool);
    worker.catcher.refuse = { at: 'RCPT', code: 450, text: 'greylisted' };
    const id = await insertMail(worker.pool, asked(account.email));
    await untilMail(worker.pool, id, (row) => (row?.attempts ?? 0) >= 2);
    worker.catcher.refuse = null;
    await untilMail(worker.pool, id, isSent);
    expect(await resets(account.id)).toHaveLength(1);
    expect(worker.deliveries(id)).toBe(1);
  });

  test('of nobody leaves no mail and no trace', async () => {
    const id = await insertMail(worker.pool, asked('nobody@kunde.example'));
    await untilMail(worker.pool, id, (row) => row === null);
    expect(worker.deliveries(id)).toBe(0);
    expect((await worker.pool.query('select 1 from vitrine.password_reset where id = $1', [id])).rowCount).toBe(0);
  });

  test.each(['declined', 'blocked'] as const)('of an account that is %s gets no code and says so', async (state) => {
    const account = await insertAccount(worker.pool, { state });
    const { mail } = await sent(asked(account.email));
    expect(mail.subject).toBe('Ihr Konto ist nicht freigegeben');
    expect(codesIn(mail.text)).toEqual([]);
    expect(await resets(account.id)).toEqual([]);
  });
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

  test('a reason is told as it was typed, escaped', async () => {
    const { mail } = await decision('account-declined', 'We do not sell to <traders>.\nPlease see our partners.');
    expect(mail.subject).toBe('Your registration');
    expect(mail.text).toContain('Reason:\nWe do not sell to <traders>.\nPlease see our partners.');
    expect(mail.html).toContain('We do not sell to &lt;traders&gt;.');
  });

  test('a question is answered to who asked', async () => {
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
  ] as const)('%s is not told any more when the account is another by then', async (kind, data, states) => {
    for (const state of states) {
      const { id: accountId, email } = await insertAccount(worker.pool, { state });
      const id = await insertMail(worker.pool, { kind, recipient: email, language: 'de', accountId, data });
      await untilMail(worker.pool, id, (row) => row === null);
      expect(worker.deliveries(id), state).toBe(0);
    }
  });

  test('staff are told who waits; when it is decided already they are not', async () => {
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

  test('who is no approver and no administrator any more is not told who waits', async () => {
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

test('ACCOUNTS_MAIL is where answers go, whoever asked', async () => {
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

test('a changed password, a request to be deleted and its end are told with their times', async () => {
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
] as const)('a member of staff is told how their log-in changed (%s)', async (language, subject, greeting) => {
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
  await worker.pool.query('delete from vitrine.error_report');
  const { id: accountId, email } = await insertAccount(worker.pool);
  worker.catcher.refuse = { at: 'RCPT', code: 550, text: `5.1.1 ${email} is unknown here` };
  for (let i = 0; i < 2; i++) {
    const id = await insertMail(worker.pool, { kind: 'password-changed', recipient: email, language: 'de', accountId, data: {} });
    await untilMail(worker.pool, id, (row) => row?.state === 'failed');
  }
  worker.catcher.refuse = null;
  const reports = async () => (await worker.pool.query('select * from vitrine.error_report')).rows;
  await expect.poll(async () => (await reports())[0]?.count).toBe(2);
  const kept = await reports();
  expect(kept.map(({ example }) => example)).toMatchObject([
    { source: 'worker', kind: 'mail', name: 'Error', code: 'mailRefused', place: 'password-changed', frames: [], record: null },
  ]);
  expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${email}|unknown here|${accountId}`));
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
