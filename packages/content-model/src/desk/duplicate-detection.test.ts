import { duplicateKeys, similarityOf } from '@vitrine/accounts/desk/duplicate-detection/duplicates.ts';
import { comparable, updateDuplicateTokens } from '@vitrine/accounts/desk/duplicate-detection/token-index.ts';
import { readQueue } from '@vitrine/accounts/desk/read-queue.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { contentTransaction } from '../hooks/content-transaction.ts';
import { migrateContent } from '../migrate.ts';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import { waitingAccount } from '../testing/waiting-account.ts';
import { whileHeld } from '../testing/while-held.ts';

let content: TestContent;
beforeAll(async () => {
  content = await openTestContent();
});
afterAll(() => content.close());

const update = () => updateDuplicateTokens(content.pool, (work) => contentTransaction(content.payload, work));
async function alike() {
  await update();
  return (await readQueue(content.pool, 'de')).accounts;
}
const tokensOf = async (id: string) =>
  z
    .array(z.object({ tokens: z.array(z.string()).nullable() }))
    .parse((await content.pool.query('select tokens from vitrine.account_duplicate_tokens where account_id = $1', [id])).rows)[0]
    ?.tokens;

/** Any number below `n`, the same in each run. */
let seed = 7;
const below = (n: number) => {
  seed = (seed * 48_271) % 2_147_483_647;
  return seed % n;
};
const pick = (of: readonly string[]) => of[below(of.length)] ?? '';
const FIRST = ['Anna', 'Ana', 'Karl', 'Carl', 'Müjde', 'Björn', 'Jo'];
const LAST = ['Meier', 'Maier', 'Mayr', 'Schmidt', 'Schmitt', 'Schmied', 'Günther', 'Guenter', 'Li', 'Lo', 'Ahlers'];
const COMPANY = ['Fleischwerk Niederaue', 'Fleischwerk Nideraue', 'Wursthaus Ahlers', 'Wurst', 'Metzgerei Meier', 'Hof Lind'];
const MORE = ['', ' GmbH', ' Nord', ' & Söhne', ' Nord KG'];
const DOMAIN = ['gmx.de', 'niederaue.example', 'NIEDERAUE.example', 'ahlers.example', 'hof-lind.example'];
const PHONE = [null, '+49 7031 445566', '07031 445 566', '0711 1', '+43 1 9988776'];

test('the accounts that the database finds are those that looking at all of them finds', async () => {
  const ids: string[] = [];
  for (let made = 0; made < 250; made += 1) {
    const person = {
      firstname: `${pick(FIRST)}${made % 5 === 0 ? '' : below(90)}`,
      lastname: pick(LAST),
      company: `${made % 3 === 0 ? '' : `${below(40)} `}${pick(COMPANY)}${pick(MORE)}`,
      email: `p${made}@${made % 4 === 0 ? pick(DOMAIN) : `werk${made}.example`}`,
    };
    ids.push(await waitingAccount(content, { ...person, state: made % 5 === 0 ? 'pending' : 'active' }));
    await content.pool.query('update accounts set phone = $2 where id = $1', [ids.at(-1), PHONE[below(40)] ?? null]);
  }
  const found = await alike();
  expect(found).toHaveLength(50);
  const all = z
    .array(comparable)
    .parse((await content.pool.query('select * from accounts')).rows)
    .map((account) => ({ id: account.id, keys: duplicateKeys(account) }));
  let total = 0;
  for (const { id, alike: listed, alikeTotal } of found) {
    const own = all.find((account) => account.id === id);
    if (!own) throw new Error(id);
    const because = new Map(
      all
        .filter((other) => other.id !== id)
        .map((other) => [other.id, similarityOf(own.keys, other.keys)] as const)
        .filter(([, reasons]) => reasons.length > 0),
    );
    expect(alikeTotal, id).toBe(because.size);
    for (const one of listed) expect(one.because).toEqual(because.get(one.id));
    total += alikeTotal;
  }
  expect(total).toBeGreaterThan(100);
  await content.pool.query("update accounts set state = 'active'");
});

test('an account that is changed or deleted, by whichever program, is found as it is', async () => {
  const waiting = await waitingAccount(content, { company: 'Käserei Ebersbach AG' });
  const other = await waitingAccount(content, { company: 'Räucherei Oberdorf', state: 'active' });
  const found = async () => (await alike()).find(({ id }) => id === waiting)?.alike.map(({ id }) => id);
  expect(await found()).toEqual([]);
  await content.pool.query("update accounts set company = 'Kaeserei Ebersbach' where id = $1", [other]);
  expect(await tokensOf(other)).toBeNull();
  expect(await found()).toEqual([other]);
  expect(await tokensOf(other)).toContain('company=käserei ebersbach'.normalize('NFKD').replace(/\p{M}/gu, ''));
  await content.pool.query("update accounts set state = 'blocked' where id = $1", [other]);
  expect(await tokensOf(other), 'who it is has not changed').not.toBeNull();
  await content.payload.delete({ collection: 'accounts', id: other });
  expect(await tokensOf(other)).toBeUndefined();
  expect(await found()).toEqual([]);
});

test('a start has read them all: the desk does not wait for those of an upgrade', async () => {
  const id = await waitingAccount(content, { company: 'Gelbe Mühle' });
  expect(await tokensOf(id)).toBeNull();
  await migrateContent(content.ownerEnvironment);
  expect(await tokensOf(id)).toContain('company=gelbe muhle');
});

test('a change that comes while it is read is read again', async () => {
  const id = await waitingAccount(content, { company: 'Graue Mühle' });
  const write = "update accounts set company = 'Rote Mühle' where id = $1";
  await whileHeld(content, (db) => db.query(write, [id]), update);
  expect(await tokensOf(id)).toContain('company=rote muhle');
});

test('accounts that share the name or the domain come before those that share a number', async () => {
  const phone = '+49 6021 998877';
  const made = async (firstname: string, email: string, state: 'pending' | 'active') => {
    const id = await waitingAccount(content, { firstname, lastname: 'Rang', company: `Haus ${firstname}`, email, state });
    await content.pool.query('update accounts set phone = $2 where id = $1', [id, email.startsWith('kolleg') ? null : phone]);
    return id;
  };
  for (const name of ['Bernd', 'Cornelia', 'Dietrich', 'Elfriede', 'Ferdinand']) {
    await made(name, `rang@${name.toLowerCase()}.example`, 'active');
  }
  await made('Gustav', 'kollege@rangfolge.example', 'active');
  await made('Hannelore', 'kollegin@hannelore.example', 'active');
  const own = await made('Hannelore', 'h@rangfolge.example', 'pending');
  const entry = (await alike()).find(({ id }) => id === own);
  expect(entry?.alikeTotal).toBe(7);
  expect(entry?.alike.slice(0, 3).map(({ because }) => because)).toEqual([['name', 'company'], ['domain'], ['phone']]);
});
