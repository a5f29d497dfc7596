/**
 * Run by `npm test` when the journeys are through: looks in all logs of their instance (VITRINE_DATA) for the people of the
 * tests, whom it knows from the database, from the mails that were sent and from the journeys themselves. Ends with 1 when it finds any.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createPool } from '@vitrine/server/database.ts';
import { readEnvironment } from '@vitrine/server/environment.ts';
import { tracesOf } from './lib/personal-data.mjs';

/** Shorter ones are also words of logs. */
const WORD_MIN = 5;
/** Everything that the tables keep of people, as one column of texts. */
const PEOPLE = `
  select unnest(array[email, firstname, lastname, phone, case when kind = 'customer' then company end]) as word from public.accounts
  union select unnest(array[email, name]) from public.staff
  union select unnest(array[email, person ->> 'firstname', person ->> 'lastname', person ->> 'company', person ->> 'phone']) from vitrine.registration
  union select recipient from vitrine.mail
  union select unnest(array[c ->> 'email', c ->> 'firstname', c ->> 'lastname', c ->> 'company'])
    from (select body #> '{meta,customer}' as c from vitrine.document_request) d`;
/** Passwords that journeys type, not the labels of their fields. Of one that is different each time, what stands before it. */
const PASSWORD = /password(?!Label)\w*\s*[:=(]\s*['"`]([^'"`\n]{8,})['"`]/gi;

const { databaseUrl, dataDir } = readEnvironment();

async function wordsOfPeople(): Promise<string[]> {
  const pool = createPool(databaseUrl, 'vitrine-test', 1);
  const { rows } = await pool.query<{ word: string | null }>(PEOPLE);
  await pool.end();
  return rows.flatMap(({ word }) => (word && /\p{L}{3}|\d{4}/u.test(word) ? [word] : []));
}

async function textsIn(folder: string, ending: string): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(ending));
  return Promise.all(names.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
}

/** Codes of the links in mails that were sent; they are written as quoted-printable. */
const codesIn = (mail: string) =>
  [...mail.replace(/=\r?\n/g, '').matchAll(/\/(?:registration-confirmation|forgot-password)\/([\w-]{43})/g)].flatMap(
    ([, code]) => code ?? [],
  );

const [people, mails, journeys, logs] = await Promise.all([
  wordsOfPeople(),
  textsIn(join(dataDir, 'mail'), '.eml'),
  textsIn(resolve(import.meta.dirname, '../e2e/journeys'), '.ts'),
  textsIn(join(dataDir, 'logs'), '.log'),
]);
const passwords = journeys.flatMap(({ text }) =>
  [...text.matchAll(PASSWORD)].flatMap(([, password]) => password?.split('${')[0]?.trim() ?? []),
);
const words = [...people, ...mails.flatMap(({ text }) => codesIn(text)), ...passwords].filter((word) => word.length >= WORD_MIN);
const found = logs.flatMap(({ name, text }) => tracesOf(text, words).map((trace) => ({ name, ...trace })));
for (const { name, line, what, text } of found.slice(0, 50))
  console.log(`  FAILED  ${name}:${line} holds ${what}\n          ${text}`);
console.log(`  ${logs.map(({ name }) => name).join(', ')}: ${words.length} words of people looked for, ${found.length} found`);
process.exit(found.length > 0 || logs.length === 0 ? 1 : 0);
