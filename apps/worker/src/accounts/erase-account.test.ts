import { randomUUID } from 'node:crypto';
import { eraseAccount } from '@vitrine/jobs/erase-account.ts';
import { writeAudit } from '@vitrine/server/audit.ts';
import { transaction } from '@vitrine/server/database.ts';
import { createLog } from '@vitrine/server/log.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { insertAccount, insertMail, insertRegistration } from '../testing/people.ts';
import { documentBody, registerDocument, SENDER } from '../testing/requests.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { pruneAccountsHandler } from './prune-accounts-handler.ts';

let store: TestStore;
let pool: TestStore['pool'];
beforeAll(async () => {
  store = await openTestStore();
  pool = store.pool;
});
afterAll(() => store.close());

const run = (log = createLog('worker', process.env.LOG_LEVEL ?? 'silent')) =>
  pruneAccountsHandler({ pool: store.workerPool, files: store.files, log }).run({ _cron: { ts: '2026-01-01' } });

/** A person about whom every table knows something; every text about them holds `mark`. */
async function person(mark: string) {
  const account = await insertAccount(pool, { email: `${mark.toLowerCase()}@kunde.example`, lastname: mark });
  const { id, email } = account;
  const sessionId = randomUUID();
  await pool.query(
    "insert into vitrine.session (id, account_id, long_term, user_agent, expires_at) values ($1, $2, false, $3, now() + interval '1 hour')",
    [sessionId, id, mark],
  );
  await pool.query('insert into vitrine.refresh_token (hash, session_id) values ($1, $2)', [
    Buffer.from(`token ${mark}`),
    sessionId,
  ]);
  await pool.query(
    "insert into vitrine.auth_code (hash, account_id, session_id, expires_at) values ($1, $2, $3, now() + interval '1 minute')",
    [Buffer.from(`code ${mark}`), id, sessionId],
  );
  await pool.query('insert into vitrine.trusted_network (account_id, network) values ($1, $2)', [id, Buffer.from(mark)]);
  await pool.query(
    'insert into vitrine.password_reset (id, account_id, code, expires_at) values (gen_random_uuid(), $1, $2, now())',
    [id, Buffer.from(`reset ${mark}`)],
  );
  await pool.query('insert into vitrine.notification_seen (account_id, notification_id) values ($1, gen_random_uuid())', [id]);
  await pool.query(
    "insert into vitrine.consent_text (version, language, text) values ('v1', 'de', 'Text') on conflict do nothing",
  );
  await pool.query(
    "insert into vitrine.consent (account_id, purpose, text_version, given_at, given_address, confirmed_at) values ($1, 'terms', 'v1', now(), '192.0.2.9', now())",
    [id],
  );
  const confirmed = await insertRegistration(pool, email, { person: { lastname: mark } });
  await pool.query('update vitrine.registration set account_id = $2, confirmed_at = now() where id = $1', [confirmed, id]);
  await insertRegistration(pool, email, { person: { lastname: mark } });
  const mailId = await insertMail(pool, {
    kind: 'account-declined',
    recipient: email,
    language: 'de',
    accountId: id,
    data: { reason: mark },
  });
  await insertMail(pool, { kind: 'password-reset', recipient: email, language: 'de', accountId: null, data: {} });
  await insertMail(pool, {
    kind: 'account-waiting',
    recipient: 'freigabe@vitrine.example',
    language: 'de',
    accountId: id,
    data: {},
  });
  await pool.query(
    "insert into vitrine.account_decision (id, account_id, decision, reason, staff_id, former_state, mail_id) values (gen_random_uuid(), $1, 'decline', $2, gen_random_uuid(), 'pending', $3)",
    [id, mark, mailId],
  );
  await transaction(pool, (db) =>
    writeAudit(db, { actor: { kind: 'account', id }, action: 'registered', subject: { kind: 'account', id } }),
  );

  const sender = { ...SENDER, lastname: mark, email };
  const document = async (status: string, to: Parameters<typeof documentBody>[1] = {}, accountId = id) => {
    const hash = await registerDocument(pool, documentBody(['/product/a-1'], { message: mark, ...to }), { sender });
    await store.files.put(`documents/${hash}.pdf`, new Uint8Array([1]));
    await pool.query('update vitrine.document_request set account_id = $2, status = $3, file_key = $4 where hash = $1', [
      hash,
      accountId,
      status,
      `documents/${hash}.pdf`,
    ]);
    return hash;
  };
  const customer = { email: email.toUpperCase(), firstname: 'Karl', lastname: mark, company: 'K', gender: 'male' } as const;
  return {
    ...account,
    documents: [await document('success'), await document('pending')],
    received: await document('success', { customer }, randomUUID()),
  };
}

/** Tables of the product that hold this text, in any column. */
async function tablesWith(text: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_schema in ('vitrine', 'public') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hex = Buffer.from(text).toString('hex');
    const { rowCount } = await pool.query(`select 1 from ${name} t where t::text ilike $1 or t::text ilike $2 limit 1`, [
      `%${text}%`,
      `%${hex}%`,
    ]);
    if (rowCount) found.push(name);
  }
  return found.sort();
}

describe('an erased account', () => {
  test('is known to no table that the person of this test is not in', async () => {
    const { id } = await person('Vollmann');
    const { rows } = await pool.query<{ name: string }>(
      `select format('%I.%I', table_schema, table_name) as name from information_schema.columns
       where column_name = 'account_id' and table_schema = 'vitrine' or column_name = 'accounts_id' and table_schema = 'public'`,
    );
    const tables = new Set([...(await tablesWith(id)), 'vitrine.deletion_request', 'public.payload_locked_documents_rels']);
    expect(rows.map(({ name }) => name).filter((name) => !tables.has(name))).toEqual([]);
  });

  test('leaves ids only, and a last mail; no other account loses anything', async () => {
    const erased = await person('Zwiebelmann');
    const other = await person('Paprikafrau');
    const staffId = randomUUID();
    await pool.query(
      "insert into vitrine.deletion_request (id, account_id, due_at) values (gen_random_uuid(), $1, now() + interval '20 days')",
      [erased.id],
    );
    const before = await tablesWith('Paprikafrau');
    expect(await tablesWith('Zwiebelmann')).toEqual(before);
    expect(await transaction(store.workerPool, (db) => eraseAccount(db, { accountId: erased.id, staffId }))).toBe(true);

    // The mail that tells them; it forgets them when it is sent (decision-mails.test.ts).
    expect(await tablesWith('Zwiebelmann')).toEqual(['vitrine.mail']);
    const mails = await pool.query("select kind, account_id from vitrine.mail where recipient = 'zwiebelmann@kunde.example'");
    expect(mails.rows).toEqual([{ kind: 'deletion-done', account_id: null }]);
    expect(await tablesWith(erased.id)).toEqual(['vitrine.audit_log', 'vitrine.deletion_request', 'vitrine.document_request']);
    const request = await pool.query('select done_at, done_by from vitrine.deletion_request where account_id = $1', [erased.id]);
    expect(request.rows[0]).toMatchObject({ done_at: expect.any(Date), done_by: staffId });
    const audit = await pool.query(
      'select actor_kind, actor_id, action from vitrine.audit_log where subject_id = $1 order by id',
      [erased.id],
    );
    expect(audit.rows).toEqual([
      { actor_kind: 'account', actor_id: erased.id, action: 'registered' },
      { actor_kind: 'staff', actor_id: staffId, action: 'account-erased' },
    ]);
    const documents = await pool.query(
      'select status, body, sender, last_error from vitrine.document_request where hash = any($1)',
      [erased.documents],
    );
    for (const row of documents.rows) expect(row).toMatchObject({ sender: {}, body: { pages: [{ urlPath: '/product/a-1' }] } });
    expect(documents.rows.map(({ status, last_error: error }) => `${status} ${error}`).sort()).toEqual([
      'failed account deleted',
      'success null',
    ]);

    expect(await tablesWith('Paprikafrau')).toEqual(before);
    // The clock removes the files.
    const { files } = store;
    await run();
    for (const hash of [...erased.documents, erased.received]) expect(await files.exists(`documents/${hash}.pdf`)).toBe(false);
    for (const hash of [...other.documents, other.received]) expect(await files.exists(`documents/${hash}.pdf`)).toBe(true);
  });

  test('is erased once: a second time changes nothing and mails nothing', async () => {
    const { id: accountId } = await person('Doppelmann');
    const erase = () => transaction(pool, (db) => eraseAccount(db, { accountId, staffId: null }));
    const both = await Promise.all([erase(), erase()]);
    expect(both.sort()).toEqual([false, true]);
    expect((await pool.query("select 1 from vitrine.mail where data ->> 'lastname' = 'Doppelmann'")).rowCount).toBe(1);
  });

  test('is erased as a whole or not at all', async () => {
    const { id: accountId } = await person('Ganzmann');
    const before = await tablesWith('Ganzmann');
    await expect(
      transaction(pool, async (db) => {
        await eraseAccount(db, { accountId, staffId: null });
        throw new Error('later in the same transaction');
      }),
    ).rejects.toThrow('later');
    expect(await tablesWith('Ganzmann')).toEqual(before);
  });
});

describe('accounts that were declined', () => {
  const declined = async (mark: string, { age, state = 'declined' as const, undone = false }: Declined) => {
    const account = await insertAccount(pool, { email: `${mark}@kunde.example`, lastname: mark, state });
    await pool.query("update public.accounts set updated_at = now() - interval '3 years' where id = $1", [account.id]);
    if (age)
      await pool.query(
        `insert into vitrine.account_decision (id, account_id, decision, staff_id, former_state, created_at, undone_at)
         values (gen_random_uuid(), $1, 'decline', gen_random_uuid(), 'pending', now() - $2::interval, case when $3 then now() end)`,
        [account.id, age, undone],
      );
    return account.id;
  };
  interface Declined {
    age: string | null;
    state?: 'declined' | 'active';
    undone?: boolean;
  }
  const exists = async (id: string) => (await pool.query('select 1 from public.accounts where id = $1', [id])).rowCount === 1;

  test('go twelve months after the decision, with what belongs to them and without a mail', async () => {
    const old = await declined('altabgelehnt', { age: '12 months 1 hour' });
    const form = await declined('performular', { age: null });
    const kept = await Promise.all([
      declined('neuabgelehnt', { age: '11 months 27 days' }),
      declined('dochaktiv', { age: '3 years', state: 'active' }),
    ]);
    await run();
    expect(await Promise.all([old, form, ...kept].map(exists))).toEqual([false, false, true, true]);
    expect((await pool.query('select 1 from vitrine.account_decision where account_id = $1', [old])).rowCount).toBe(0);
    expect((await pool.query("select 1 from vitrine.mail where recipient = 'altabgelehnt@kunde.example'")).rowCount).toBe(0);
    const audit = await pool.query('select actor_kind, action from vitrine.audit_log where subject_id = $1', [old]);
    expect(audit.rows).toEqual([{ actor_kind: 'system', action: 'account-erased' }]);
  });

  test('are counted from the decision that holds', async () => {
    const id = await declined('zweimal', { age: '2 years', undone: true });
    await pool.query(
      `insert into vitrine.account_decision (id, account_id, decision, staff_id, former_state)
       values (gen_random_uuid(), $1, 'decline', gen_random_uuid(), 'pending')`,
      [id],
    );
    await run();
    expect(await exists(id)).toBe(true);
  });
});

describe('requests to be deleted', () => {
  const requested = async (mark: string, due: string, withdrawn = false) => {
    const account = await insertAccount(pool, { email: `${mark}@kunde.example`, lastname: mark });
    await pool.query(
      `insert into vitrine.deletion_request (id, account_id, due_at, withdrawn_at)
       values (gen_random_uuid(), $1, now() + $2::interval, case when $3 then now() end)`,
      [account.id, due, withdrawn],
    );
    return account.id;
  };
  const exists = async (id: string) => (await pool.query('select 1 from public.accounts where id = $1', [id])).rowCount === 1;

  test('are carried out by the clock when they are due, unless withdrawn', async () => {
    const due = await requested('faellig', '-1 minute');
    const later = await requested('spaeter', '1 minute');
    const withdrawn = await requested('zurueck', '-1 minute', true);
    await run();
    expect(await Promise.all([due, later, withdrawn].map(exists))).toEqual([false, true, true]);
    const { rows } = await pool.query('select done_at, done_by from vitrine.deletion_request where account_id = $1', [due]);
    expect(rows).toEqual([{ done_at: expect.any(Date), done_by: null }]);
    const audit = await pool.query('select actor_kind from vitrine.audit_log where subject_id = $1', [due]);
    expect(audit.rows).toEqual([{ actor_kind: 'system' }]);
  });

  test('withdrawn in the moment they are due: either holds, never both', async () => {
    const id = await requested('knapp', '-1 minute');
    const withdraw = await pool.connect();
    await withdraw.query('begin');
    // The account first, as the API takes it (deletion-request.ts).
    await withdraw.query('select 1 from public.accounts where id = $1 for share', [id]);
    const logged: string[] = [];
    const clock = run(createLog('test', 'info', { write: (line) => logged.push(line) }));
    const waits = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await expect.poll(async () => (await pool.query(waits)).rowCount).toBe(1);
    await withdraw.query('update vitrine.deletion_request set withdrawn_at = now() where account_id = $1 and done_at is null', [
      id,
    ]);
    await withdraw.query('commit');
    withdraw.release();
    await clock;
    expect(await exists(id)).toBe(true);
    expect(logged.join('')).not.toContain('not deleted');
  });

  test('that cannot be carried out are reported, and do not hold up others', async () => {
    const stuck = await requested('fest', '-1 minute');
    const next = await requested('weiter', '-1 minute');
    await pool.query(`create function public.refuse() returns trigger language plpgsql as $$ begin
      if old.email like 'fest@%' then raise exception 'cannot go' using detail = old.email; end if; return old; end $$`);
    await pool.query('create trigger refuse before delete on public.accounts for each row execute function public.refuse()');
    const logged: string[] = [];
    await run(createLog('test', 'info', { write: (line) => logged.push(line) }));
    await pool.query('drop trigger refuse on public.accounts');
    expect(await Promise.all([stuck, next].map(exists))).toEqual([true, false]);
    expect(logged.join('')).toContain(stuck);
    expect(logged.join('')).not.toContain('kunde.example');
  });
});
