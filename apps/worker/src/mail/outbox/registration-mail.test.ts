import { hashOfCode, mailCode } from '@vitrine/accounts/mailed-codes/mail-code.ts';
import { describe, expect, test } from 'vitest';
import { mailTests } from '../../testing/mail-tests.ts';
import type { MailsWorker } from '../../testing/mails-worker.ts';
import { insertAccount, insertMail, insertRegistration, mailOf, untilMail } from '../../testing/people.ts';
import { PUBLIC_URL } from '../../testing/worker-in-process.ts';

let worker: MailsWorker;
const { isSent, sent, codesIn } = mailTests((started) => {
  worker = started;
});

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

  test('in English gets an English mail', async () => {
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
    'of an account that is %s says so, why and whom to ask, and has no link to the log-in',
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

  test('carries no text of a person who registers with a stranger’s address', async () => {
    const lastname = 'Win at https://casino.example now';
    const { mail } = await sent(
      (await registered('stranger@kunde.example', { person: { lastname, firstname: 'casino.example' } })).mail,
    );
    expect(mail.text).toContain('Guten Tag,\n');
    expect(`${mail.subject}${mail.text}${mail.html}${JSON.stringify(mail.headers)}`).not.toContain('casino');
  });

  test('that is over when its mail could be sent gets none, and says why', async () => {
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
