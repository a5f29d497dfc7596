import { collectData } from '@vitrine/accounts/customers/data-export-repository.ts';
import { eraseAccount } from '@vitrine/jobs/erase-account.ts';
import { transaction } from '@vitrine/server/database.ts';
import { describe, expect, test } from 'vitest';
import { confirmationCodes, NEW_PASSWORD, problemsOf } from '../testing/registration.ts';
import { registrationTests } from '../testing/registration-tests.ts';
import type { TestServer } from '../testing/test-server.ts';

let server: TestServer;
const { from, post, register, confirm, codeOf, count } = registrationTests((started) => {
  server = started;
});
const REFUSED = ['password confirmationRefused'];

describe('confirmation', () => {
  test('makes a pending customer with proof of consent, notifies staff, and forgets other registrations of the address', async () => {
    const email = 'neu@metzgerei.example';
    await server.pool.query(
      `with s as (insert into staff (name, email) values ('P', 'pruefung@varnholt.example'), ('Q', 'approval@varnholt.example'), ('A', 'admin@varnholt.example')
         returning id, email),
       l as (insert into vitrine.staff_language select id, 'en' from s where email like 'approval%')
       insert into staff_roles ("order", parent_id, value)
       select 1, id, (case when email like 'admin%' then 'administrator' else 'approver' end)::enum_staff_roles from s`,
    );
    await register({ email, firstname: 'Fremd' });
    from.network++;
    await register({ email, newsletter: true });
    const [other = '', code = ''] = await confirmationCodes(server, email);
    from.network++;
    const answer = await confirm(code);
    expect([answer.statusCode, answer.json()]).toEqual([200, { data: { success: true } }]);

    const { rows } = await server.pool.query(
      `select a.*, c.code as country from accounts a join countries c on c.id = a.country_id where email = $1`,
      [email],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ firstname: 'Anna', state: 'pending', kind: 'customer', language: 'de', country: 'DE' });
    const consents = await server.pool.query(
      `select purpose, host(given_address) as given, host(confirmed_address) as confirmed, given_at < confirmed_at as later, t.text
       from vitrine.consent join vitrine.consent_text t on t.version = text_version where account_id = $1 order by purpose desc`,
      [rows[0].id],
    );
    expect(consents.rows).toEqual([
      {
        purpose: 'terms',
        given: `10.0.${from.network - 1}.1`,
        confirmed: `10.0.${from.network}.1`,
        later: true,
        text: expect.stringContaining('Datenschutz de'),
      },
      {
        purpose: 'newsletter',
        given: `10.0.${from.network - 1}.1`,
        confirmed: `10.0.${from.network}.1`,
        later: true,
        text: expect.stringContaining('Newsletter'),
      },
    ]);
    const mails = await server.pool.query(
      `select recipient, language, account_id from vitrine.mail where kind = 'account-waiting' order by recipient`,
    );
    expect(mails.rows, 'each in the language of their admin').toEqual([
      { recipient: 'approval@varnholt.example', language: 'en', account_id: rows[0].id },
      { recipient: 'pruefung@varnholt.example', language: 'de', account_id: rows[0].id },
    ]);
    expect(await count('vitrine.audit_log', "action = 'account-registered' and subject_id = $1", rows[0].id)).toBe(1);
    const left = await server.pool.query(
      `select person ->> 'firstname' as firstname, host(address) as address, password_hash, account_id::text from vitrine.registration
       where email = $1 order by created_at`,
      [email],
    );
    const closed = { password_hash: '', account_id: rows[0].id };
    expect(left.rows).toEqual([
      { firstname: null, address: '::', ...closed },
      { firstname: 'Anna', address: `10.0.${from.network - 1}.1`, ...closed },
    ]);
    expect((await confirm(other)).statusCode, 'its link says that the address is confirmed').toBe(200);
    expect(await count('accounts', 'email = $1', email)).toBe(1);
    expect(await count('vitrine.audit_log', "action = 'account-registered' and subject_id = $1", rows[0].id)).toBe(1);
    expect((await collectData(server.pool, rows[0].id)).registrations).toMatchObject([{ person: { firstname: 'Anna' } }]);

    const login = () => post('auth/login', { credentials: { username: email, password: NEW_PASSWORD } });
    expect([(await login()).statusCode, (await login()).json().errors[0].code]).toEqual([403, 'accountPending']);
    await server.pool.query(`update accounts set state = 'active' where email = $1`, [email]);
    expect((await login()).statusCode).toBe(200);
  });

  test('a person who has confirmed an account gets in from there, whatever strangers guess elsewhere', async () => {
    const email = 'erstmals@metzgerei.example';
    await register({ email });
    from.network++;
    const owners = from.network;
    expect((await confirm(await codeOf(email))).statusCode).toBe(200);
    await server.pool.query(`update accounts set state = 'active' where email = $1`, [email]);
    const login = (password: string) => post('auth/login', { credentials: { username: email, password } });
    for (let i = 0; i < 8; i++) {
      from.network++;
      await login('geraten');
    }
    await server.hold();
    expect((await login(NEW_PASSWORD)).statusCode, 'from a new place').toBe(429);
    const last = from.network;
    from.network = owners;
    expect((await login(NEW_PASSWORD)).statusCode, 'where it was confirmed').toBe(200);
    from.network = last;
  });

  test('administrators get the mail where there is no approver', async () => {
    await server.pool.query(`delete from staff_roles where value = 'approver'`);
    await register({ email: 'ohne@metzgerei.example' });
    await confirm(await codeOf('ohne@metzgerei.example'));
    const { rows } = await server.pool.query(
      `select m.recipient from vitrine.mail m join accounts a on a.id = m.account_id where a.email = 'ohne@metzgerei.example'`,
    );
    expect(rows).toEqual([{ recipient: 'admin@varnholt.example' }]);
  });

  test('one link pressed many times at once, and two links of one address, make one account', async () => {
    const email = 'rennen@metzgerei.example';
    await register({ email });
    await register({ email });
    const codes = await confirmationCodes(server, email);
    expect(codes).toHaveLength(2);
    const answers = await Promise.all([...codes, ...codes, ...codes, ...codes].map((code) => confirm(code)));
    // Tries of one link at once may also have to wait for each other.
    const [first, ...others] = answers.map(({ statusCode }) => statusCode).sort();
    expect(first).toBe(200);
    for (const status of others) expect([200, 422, 429]).toContain(status);
    expect(await count('accounts', 'email = $1', email)).toBe(1);
    expect(await count('vitrine.consent', 'account_id = (select id from accounts where email = $1)', email)).toBe(1);
  });

  test('a second press with the password answers that the address is confirmed, and changes nothing', async () => {
    const email = 'zweimal@metzgerei.example';
    await register({ email });
    const code = await codeOf(email);
    expect((await confirm(code)).statusCode).toBe(200);
    const made = async () => ({
      accounts: await count('accounts', 'email = $1', email),
      consents: await count('vitrine.consent', 'account_id = (select id from accounts where email = $1)', email),
      audits: await count('vitrine.audit_log', 'subject_id = (select id::text from accounts where email = $1)', email),
      mails: await count(
        'vitrine.mail',
        "kind = 'account-waiting' and account_id = (select id from accounts where email = $1)",
        email,
      ),
    });
    const once = await made();
    expect([(await confirm(code)).statusCode, problemsOf(await confirm(code, 'ein anderes Passwort'))]).toEqual([200, REFUSED]);
    expect(await made()).toEqual(once);
    await server.pool.query('delete from accounts where email = $1', [email]);
    expect(problemsOf(await confirm(code)), 'an account that is gone').toEqual(REFUSED);
  });

  test('each of two mailed links says that the address is confirmed, to the password of the account', async () => {
    const email = 'nochmal@metzgerei.example';
    await register({ email });
    await register({ email });
    const [first = '', second = ''] = await confirmationCodes(server, email);
    expect((await confirm(first)).statusCode).toBe(200);
    expect([(await confirm(second)).statusCode, problemsOf(await confirm(second, 'ein anderes Passwort'))]).toEqual([
      200,
      REFUSED,
    ]);
    expect((await confirm(first)).statusCode).toBe(200);
    expect(await count('accounts', 'email = $1', email)).toBe(1);
    await transaction(server.pool, async (db) => {
      const { rows } = await db.query('select id from accounts where email = $1', [email]);
      await eraseAccount(db, { accountId: rows[0].id, staffId: null });
    });
    expect(await count('vitrine.registration', 'email = $1', email)).toBe(0);
    for (const code of [first, second]) expect(problemsOf(await confirm(code))).toEqual(REFUSED);
  });

  test('a link pressed with the password of its own registration confirms nothing while another one makes the account', async () => {
    const email = 'zugleich@metzgerei.example';
    const others = 'ein Passwort des Fremden';
    await register({ email, password: others, password_confirmation: others });
    await register({ email });
    const [first = '', second = ''] = await confirmationCodes(server, email);
    const client = await server.pool.connect();
    await client.query('begin');
    await client.query("select pg_advisory_xact_lock(hashtextextended('registration ' || $1, 0))", [email]);
    const waiting = async () => {
      const { rows } = await server.pool.query("select 1 from pg_locks where locktype = 'advisory' and not granted");
      return rows.length;
    };
    const own = confirm(second);
    await expect.poll(waiting).toBe(1);
    const late = confirm(first, others);
    await expect.poll(waiting).toBe(2);
    await client.query('commit');
    client.release();
    expect([(await own).statusCode, problemsOf(await late)]).toEqual([200, REFUSED]);
  });

  test('not when the link is old, made up, or the address has an account by now', async () => {
    await register({ email: 'alt@metzgerei.example' });
    await server.pool.query(`update vitrine.registration set expires_at = now() where email = 'alt@metzgerei.example'`);
    expect(problemsOf(await confirm(await codeOf('alt@metzgerei.example')))).toEqual(REFUSED);
    expect(problemsOf(await confirm('x'.repeat(43)))).toEqual(REFUSED);
    expect(problemsOf(await confirm(''))).toEqual(['code fieldCannotBeEmpty']);
    const { email } = await server.account({ state: 'blocked' });
    await register({ email });
    expect(problemsOf(await confirm(await codeOf(email)))).toEqual(REFUSED);
    expect(await count('accounts', 'email = $1', email)).toBe(1);
  });

  test('a registration of another person’s address with a password of the stranger gives the stranger no account when the owner confirms', async () => {
    const email = 'opfer@metzgerei.example';
    const strangers = 'ein Passwort des Fremden';
    await register({ email, password: strangers, password_confirmation: strangers });
    const code = await codeOf(email);
    for (const guess of [NEW_PASSWORD, 'ein passwort des fremden'])
      expect(problemsOf(await confirm(code, guess))).toEqual(REFUSED);
    expect(await count('accounts', 'email = $1', email)).toBe(0);

    // The owner registers again: their link and password make the account, and the stranger's registration is over.
    await register({ email });
    const own = await codeOf(email);
    expect(problemsOf(await confirm(own, strangers))).toEqual(REFUSED);
    expect((await confirm(own)).statusCode).toBe(200);
    expect(problemsOf(await confirm(code, strangers))).toEqual(REFUSED);
    expect(await count('vitrine.registration', "email = $1 and (password_hash <> '' or confirmed_at is null)", email)).toBe(0);
    const login = (password: string) => post('auth/login', { credentials: { username: email, password } });
    expect((await login(strangers)).json().errors[0].code).toBe('loginFailed');
    expect((await login(NEW_PASSWORD)).json().errors[0].code).toBe('accountPending');
  });

  test('a wrong password uses no link up; typed with other accents it is the same one', async () => {
    const email = 'vertippt@metzgerei.example';
    await register({ email });
    const code = await codeOf(email);
    expect(problemsOf(await confirm(code, 'falsch'))).toEqual(REFUSED);
    expect(problemsOf(await post('auth/register/confirm', { code }))).toEqual(['password fieldCannotBeEmpty']);
    expect((await confirm(code, NEW_PASSWORD.normalize('NFD'))).statusCode).toBe(200);
  });

  test('a link that is made up, too old, used or has another password gets the same answer for the same work', async () => {
    const [old, used, good] = ['alt2@metzgerei.example', 'benutzt@metzgerei.example', 'gut@metzgerei.example'];
    for (const email of [old, used, good]) await register({ email });
    await server.pool.query('update vitrine.registration set expires_at = now() where email = $1', [old]);
    await confirm(await codeOf(used));
    const tries = [
      [await codeOf(old), NEW_PASSWORD],
      [await codeOf(used), 'falsch'],
      [await codeOf(good), 'falsch'],
      ['x'.repeat(43), NEW_PASSWORD],
    ] as const;
    const answers = new Set<string>();
    for (const [code, password] of tries) {
      const before = server.context.passwords.count;
      const answer = await confirm(code, password);
      expect(server.context.passwords.count - before, 'passwords compared').toBe(1);
      answers.add(JSON.stringify([answer.statusCode, answer.body, Object.keys(answer.headers)]));
    }
    expect([...answers]).toHaveLength(1);
  });

  test('guesses wait, by link from everywhere; another link of the address does not', async () => {
    const email = 'raten@metzgerei.example';
    await register({ email });
    const code = await codeOf(email);
    const statuses = [];
    for (let i = 0; i < 6; i++) {
      if (i === 5) await server.hold();
      statuses.push((await confirm(code, 'falsch')).statusCode);
    }
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429]);
    from.network++;
    const elsewhere = await confirm(code);
    expect([elsewhere.statusCode, Number(elsewhere.headers['retry-after'])]).toEqual([429, expect.any(Number)]);
    await register({ email });
    expect((await confirm(await codeOf(email))).statusCode).toBe(200);
  });

  test('a GET confirms nothing', async () => {
    await register({ email: 'get@metzgerei.example' });
    const code = await codeOf('get@metzgerei.example');
    for (const url of [`auth/register/confirm?code=${code}`, `auth/register/confirm/${code}`]) {
      expect((await server.app.inject({ url: `/api/v1/${url}` })).statusCode).toBeGreaterThanOrEqual(404);
    }
    expect(await count('accounts', "email = 'get@metzgerei.example'")).toBe(0);
  });
});
