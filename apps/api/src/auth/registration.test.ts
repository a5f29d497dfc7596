import { describe, expect, test } from 'vitest';
import { Problem } from '../http/problem.ts';
import { confirmationCodes, NEW_PASSWORD, problemsOf, registration } from '../testing/registration.ts';
import { registrationTests } from '../testing/registration-tests.ts';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
const { from, post, register, confirm, codeOf, count } = registrationTests((started) => {
  server = started;
});
const REFUSED = ['password confirmationRefused'];

describe('registration', () => {
  test('writes a registration and a mail, and no account', async () => {
    const answer = await post('auth/register', registration({ email: 'Erste@Metzgerei.example' }), { 'x-site-language': 'en' });
    expect([answer.statusCode, answer.json()]).toEqual([201, { data: { success: true } }]);
    const { rows } = await server.pool.query(
      `select r.*, host(r.address) as host, m.language as mail_language, m.recipient, m.account_id as mail_account, m.data
       from vitrine.registration r join vitrine.mail m on m.data ->> 'registrationId' = r.id::text where r.email = 'erste@metzgerei.example'`,
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({
      language: 'en',
      host: `10.0.${from.network}.1`,
      mail_language: 'en',
      recipient: 'erste@metzgerei.example',
      mail_account: null,
      confirmed_at: null,
      person: { firstname: 'Anna', newsletter: false, newsletterVersion: null },
    });
    expect(rows[0].expires_at - rows[0].created_at).toBe(48 * 3_600_000);
    expect(rows[0].terms_version).toBe(server.context.release.get('en', 'privacy-policy')?.hash);
    expect(JSON.stringify(rows[0])).not.toContain(NEW_PASSWORD);
    expect(JSON.stringify(rows[0])).not.toContain(await codeOf('erste@metzgerei.example'));
    expect(await count('graphile_worker.jobs', "task_identifier = 'send-mail'")).toBe(1);
    expect(await count('accounts', "email = 'erste@metzgerei.example'")).toBe(0);
  });

  test('form-encoded too, a box that is not ticked left out', async () => {
    const fields: Record<string, string> = {};
    for (const [name, value] of Object.entries(registration({ email: 'form@metzgerei.example', acceptTerms: '1' })))
      if (name !== 'newsletter') fields[name] = String(value);
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    expect((await post('auth/register', new URLSearchParams(fields).toString(), headers)).statusCode).toBe(201);
    fields.acceptTerms = '0';
    expect(problemsOf(await post('auth/register', new URLSearchParams(fields).toString(), headers))).toEqual([
      'acceptTerms termsNotAccepted',
    ]);
    expect(problemsOf(await post('auth/register', `${new URLSearchParams(fields)}&acceptTerms=1`, headers))).toEqual([
      'acceptTerms termsNotAccepted',
    ]);
  });

  test('a person who gives no gender is addressed as a man, as the form begins with', async () => {
    const email = 'ohne-anrede@metzgerei.example';
    expect((await register({ email, gender: undefined })).statusCode).toBe(201);
    expect(await count('vitrine.registration', "email = $1 and person ->> 'gender' = 'm'", email)).toBe(1);
    expect(problemsOf(await register({ gender: '' }))).toEqual(['gender fieldCannotBeEmpty']);
  });

  test.each([{ phone: undefined }, { phone: ' ' }])('a telephone number is optional: $phone is none', async ({ phone }) => {
    const email = `ohne-telefon-${phone?.length ?? 0}@metzgerei.example`;
    expect((await register({ email, phone })).statusCode).toBe(201);
    expect((await confirm(await codeOf(email))).statusCode).toBe(200);
    expect(await count('accounts', 'email = $1 and phone is null', email)).toBe(1);
  });

  test('the answer names everything that is wrong at once, and everything that is wrong with a password', async () => {
    expect(problemsOf(await register(Object.fromEntries(Object.keys(registration()).map((name) => [name, undefined]))))).toEqual([
      'acceptTerms termsNotAccepted',
      'company fieldCannotBeEmpty',
      'countryId fieldCannotBeEmpty',
      'email fieldCannotBeEmpty',
      'firstname fieldCannotBeEmpty',
      'lastname fieldCannotBeEmpty',
      'password fieldCannotBeEmpty',
      'password_confirmation fieldCannotBeEmpty',
    ]);
    const wrong = { email: 'anna', countryId: 'XX', phone: 'call me', acceptTerms: false, gender: 'x', firstname: '   ' };
    expect(problemsOf(await register({ ...wrong, password: 'Beispiel1', password_confirmation: 'else' }))).toEqual([
      'acceptTerms termsNotAccepted',
      'countryId noValidCountry',
      'email noValidEmail',
      'firstname fieldCannotBeEmpty',
      'gender noValidValue',
      'password passwordPersonal',
      'password passwordTooShort',
      'password_confirmation passwordsDiffer',
      'phone noValidPhone',
    ]);
  });

  test.each([
    ['too short', { password: 'elf Zeichen' }, 'passwordTooShort'],
    ['too long', { password: 'ä🙂'.repeat(65) }, 'passwordTooLong'],
    ['a common one', { password: 'password123456' }, 'passwordCommon'],
    ['the person’s own words', { password: 'Metzgerei-Beispiel-1' }, 'passwordPersonal'],
    ['no text', { password: 'a\0bcdefghijklm' }, 'noValidText'],
  ])('a password that is %s is refused', async (_, { password }, code) => {
    expect(problemsOf(await register({ password, password_confirmation: password }))).toContain(`password ${code}`);
  });

  test('128 characters beyond the basic plane are a password', async () => {
    const password = String.fromCodePoint(...Array.from({ length: 128 }, (_, i) => 0x1f300 + i));
    expect((await register({ email: 'lang@metzgerei.example', password, password_confirmation: password })).statusCode).toBe(201);
  });

  test('messages are in the language of the site', async () => {
    const answer = await post('auth/register', registration({ phone: 'x' }), { 'x-site-language': 'en' });
    expect(answer.json().errors[0].detail).toMatch(/^Please enter a valid phone number/);
  });

  test.each(['XX', 'GL', 'de', '', "DE' or true", 'D\0'])(
    'country %s cannot be chosen: unknown, or not independent',
    async (countryId) => {
      expect(problemsOf(await register({ countryId }))[0]).toMatch(/^countryId /);
    },
  );

  test('the same for an address that has an account', async () => {
    const { email } = await server.account();
    const [known, unknown] = [await register({ email }), await register({ email: 'unbekannt@metzgerei.example' })];
    expect(known.statusCode).toBe(201);
    expect(known.body).toBe(unknown.body);
    expect(Object.keys(known.headers)).toEqual(Object.keys(unknown.headers));
    for (const address of [email, 'unbekannt@metzgerei.example']) {
      expect(await count('vitrine.registration', 'email = $1', address)).toBe(1);
      expect(await count('vitrine.mail', 'recipient = $1', address)).toBe(1);
    }
  });

  test('few mails an hour go to one mailbox from one network; the answer does not show it', async () => {
    const email = 'bombe@metzgerei.example';
    for (let i = 0; i < 8; i++) expect((await register({ email })).statusCode).toBe(201);
    const mails = () => count('vitrine.mail', 'recipient = $1', email);
    expect(await mails()).toBe(3);
    await server.pool.query(`update vitrine.throttle set updated_at = updated_at - interval '21 minutes'`);
    for (let i = 0; i < 3; i++) await register({ email });
    expect(await mails(), 'one more later').toBe(4);
  });

  test('registrations of a stranger with an address keep no new password from its owner, and the other way round', async () => {
    const { email } = await server.account();
    const kinds = async () =>
      (
        await server.pool.query('select kind, count(*)::int from vitrine.mail where recipient = $1 group by 1 order by 1', [
          email,
        ])
      ).rows;
    for (let i = 0; i < 5; i++) await register({ email });
    expect((await post('auth/password-reset', { email })).statusCode).toBe(202);
    expect(await kinds()).toEqual([
      { kind: 'password-reset', count: 1 },
      { kind: 'registration', count: 3 },
    ]);
    for (let i = 0; i < 5; i++) await post('auth/password-reset', { email });
    from.network++;
    await register({ email });
    await post('auth/password-reset', { email });
    expect(await kinds(), 'nor what one network asks for from another').toEqual([
      { kind: 'password-reset', count: 4 },
      { kind: 'registration', count: 4 },
    ]);
  });

  test('where the owner was logged in, a new password is mailed however many networks have asked', async () => {
    const { id, email } = await server.account();
    const resets = () => count('vitrine.mail', "recipient = $1 and kind = 'password-reset'", email);
    for (let i = 0; i < 15; i++) {
      from.network++;
      await post('auth/password-reset', { email });
    }
    expect(await resets()).toBe(12);
    from.network++;
    await server.context.trustedNetworks.remember(id, `10.0.${from.network}.1`);
    await post('auth/password-reset', { email });
    expect(await resets()).toBe(13);
  });

  test('a registration that could not be hashed uses no mail up', async () => {
    const email = 'voll@metzgerei.example';
    const { passwords } = server.context;
    const { hash } = passwords;
    passwords.hash = () => Promise.reject(new Problem('unavailable'));
    for (let i = 0; i < 5; i++) expect((await register({ email })).statusCode).toBe(503);
    passwords.hash = hash;
    await register({ email });
    expect(await count('vitrine.mail', 'recipient = $1', email)).toBe(1);
  });

  test('strangers who use up the mails to an address keep its owner from nothing: any link opens the registration made here', async () => {
    const email = 'bedraengt@metzgerei.example';
    const strangers = 'ein Passwort des Fremden';
    const change = { email, firstname: 'Fremd', password: strangers, password_confirmation: strangers };
    for (let i = 0; i < 16; i++) {
      await register(change);
      from.network++;
    }
    expect(await count('vitrine.mail', 'recipient = $1', email)).toBe(12);
    expect((await register({ email })).statusCode).toBe(201);
    expect(await count('vitrine.mail', 'recipient = $1', email), 'no more mails').toBe(12);
    const jobs = `select 1 from graphile_worker.jobs where task_identifier = 'send-mail' and not exists
      (select from vitrine.mail m where m.id::text = key)`;
    expect((await server.pool.query(jobs)).rowCount, 'jobs of mails that are not sent').toBe(0);
    const [strange = ''] = await confirmationCodes(server, email);
    const owners = from.network;
    from.network++;
    expect(problemsOf(await confirm(strange)), 'from elsewhere it is the stranger’s').toEqual(REFUSED);
    from.network = owners;
    expect(problemsOf(await confirm(strange, strangers))).toEqual(REFUSED);
    expect((await confirm(strange)).statusCode).toBe(200);
    const { rows } = await server.pool.query('select firstname from accounts where email = $1', [email]);
    expect(rows).toEqual([{ firstname: 'Anna' }]);
  });

  test('without a published privacy policy registration is refused', async () => {
    const empty = await testServer();
    await empty.pool.query(
      `with next as (insert into vitrine.release default values returning id)
       update vitrine.release_entry set until = next.id from next where path = 'privacy-policy'`,
    );
    await expect.poll(() => empty.context.release.get('de', 'privacy-policy')).toBeNull();
    const answer = await empty.app.inject({ method: 'POST', url: '/api/v1/auth/register', payload: registration() });
    expect(answer.statusCode).toBe(503);
    expect((await empty.pool.query('select 1 from vitrine.registration')).rowCount).toBe(0);
    await empty.close();
  });
});
