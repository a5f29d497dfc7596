import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** What people read of accounts, and of the media library: in the app, in answers of the server, in mails, and in the admin. */
const TEXTS = [
  'apps/web/src/i18n/{de,en}/*.ts',
  'apps/api/src/http/problem-texts.ts',
  'apps/worker/src/mail/templates/texts/*.ts',
  'apps/cms/src/admin/desk/action-words.ts',
  'apps/cms/src/admin/desk/words/{de,en}.ts',
  'apps/cms/src/admin/staff/words.ts',
  'packages/content-model/src/messages.ts',
  'packages/content-model/src/renderings/problem-texts.ts',
];

/** Other words for what is called by one, with the one. `company` is “Firma”; what Varnholt is need not be. */
const OTHERS = [
  ['Firma', /(?<!fiktives )Unternehmen/],
  ['Anmeldungen', /Sitzung/],
  ['sessions', /\b[Ll]og-ins\b|[Ll]og-in ended/],
  // English counts items; "media" has no singular and no number.
  ['items', /(\}\}|No|More) media(?! library)/],
] as const;

/** Every text that a catalogue has, with those that it makes for one and for several. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [1, 2].flatMap((count) => textsOf(value(...Array(value.length).fill(count))));
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The texts of the catalogues of files. What else a file exports, functions that look for a text, is none. */
async function textsIn(files: string): Promise<string[]> {
  const modules: unknown[] = await Promise.all(
    globSync(files, { cwd: ROOT }).map((file) => import(pathToFileURL(join(ROOT, file)).href)),
  );
  return modules.flatMap((module) =>
    Object.values(Object(module))
      .filter((part) => typeof part !== 'function')
      .flatMap(textsOf),
  );
}

const texts = new Map(await Promise.all(TEXTS.map(async (files) => [files, await textsIn(files)] as const)));

test.each(TEXTS)('%s are read', (files) => {
  expect(texts.get(files)).not.toEqual([]);
});

test.each(OTHERS)('what is called “%s” has no other name', (one, other) => {
  const all = [...texts.values()].flat();
  expect(all.filter((text) => text.includes(one)).length, 'texts that say it').toBeGreaterThan(0);
  expect(all.filter((text) => other.test(text))).toEqual([]);
});
