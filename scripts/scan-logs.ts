/**
 * Run by `npm test` at its end: looks in the logs of every process of the run (VITRINE_TEST_LOGS, and those of the journeys'
 * instance, VITRINE_DATA) for the people of the tests, whom it knows from the tests themselves, from the instance's database and
 * from the mails it sent. Ends with 1 when it finds any.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createPool } from '@vitrine/server/database.ts';
import { codesIn } from './lib/mail-codes.ts';
import { tracesOf } from './lib/personal-data.ts';

const root = resolve(import.meta.dirname, '..');
const { VITRINE_TEST_LOGS: runLogs, VITRINE_DATA: dataDir, DATABASE_URL: databaseUrl } = process.env;

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
/** Passwords that tests type, not the labels of their fields. Of one that is different each time, what comes before it. */
const PASSWORD = /password(?!Label)\w*\s*[:=(]\s*['"`]([^'"`\n]{8,})['"`]/gi;
/** Whom tests make up. */
const PERSON = /\b(?:firstname|lastname|phone)\s*[:=]\s*['"`]([^'"`\n$]{5,})['"`]/gi;

interface File {
  name: string;
  text: string;
}

/** Files below a folder whose names fit. */
async function textsIn(folder: string, fits: RegExp): Promise<File[]> {
  const names = await readdir(folder, { recursive: true }).catch(() => []);
  const wanted = names.filter((name) => fits.test(name) && !/(^|\/)node_modules\//.test(name));
  return Promise.all(wanted.map(async (name) => ({ name, text: await readFile(join(folder, name), 'utf8') })));
}

async function peopleOfInstance(): Promise<string[]> {
  if (!databaseUrl || !dataDir) return [];
  const pool = createPool(databaseUrl, 'vitrine-test', 1);
  const { rows } = await pool.query<{ word: string | null }>(PEOPLE);
  await pool.end();
  const mails = await textsIn(join(dataDir, 'mail'), /\.eml$/);
  return [...rows.flatMap(({ word }) => word ?? []), ...mails.flatMap(({ text }) => codesIn(text))];
}

async function peopleOfTests(): Promise<string[]> {
  const folders = ['apps', 'packages', 'e2e/journeys', 'scripts'].map((folder) => join(root, folder));
  const sources = (
    await Promise.all(folders.map((folder) => textsIn(folder, /(\.test\.tsx?|(^|\/)testing\/.*\.ts|\.spec\.ts|people\.ts)$/)))
  ).flat();
  return sources.flatMap(({ text }) =>
    [PASSWORD, PERSON].flatMap((pattern) =>
      [...text.matchAll(pattern)].flatMap(([, word]) => word?.split('${')[0]?.trim() ?? []),
    ),
  );
}

const [instance, tests, kept, own] = await Promise.all([
  peopleOfInstance(),
  peopleOfTests(),
  runLogs ? textsIn(runLogs, /\.log$/) : [],
  dataDir ? textsIn(join(dataDir, 'logs'), /\.log$/) : [],
]);
const words = [...new Set([...instance, ...tests])].filter((word) => word.length >= WORD_MIN && /\p{L}{3}|\d{4}/u.test(word));
const logs = [...kept, ...own.map(({ name, text }) => ({ name: join('journeys', name), text }))];
const found = logs.flatMap(({ name, text }) => tracesOf(text, words).map((trace) => ({ name, ...trace })));
for (const { name, line, what, text } of found.slice(0, 50))
  console.log(`  FAILED  ${name}:${line} holds ${what}\n          ${text}`);
const lines = logs.reduce((sum, { text }) => sum + text.split('\n').length, 0);
console.log(`  ${logs.length} logs, ${lines} lines: ${words.length} words of people looked for, ${found.length} found`);
process.exit(found.length > 0 || lines === 0 ? 1 : 0);
