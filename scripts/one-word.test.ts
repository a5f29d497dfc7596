import { globSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** What people read of accounts, and of the media library: in the app, in mails, and in the admin. */
const TEXTS = [
  'apps/web/src/i18n/{de,en}/*.ts',
  'apps/worker/src/mail/templates/texts/*.ts',
  'apps/cms/src/admin/desk/action-words.ts',
  'apps/cms/src/admin/desk/words/{de,en}.ts',
  'apps/cms/src/admin/staff/words.ts',
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

const texts = (
  await Promise.all(globSync(TEXTS, { cwd: ROOT }).map((file) => import(pathToFileURL(join(ROOT, file)).href)))
).flatMap((catalogue: unknown) => textsOf({ ...Object(catalogue) }));

test.each(TEXTS)('%s are read', (files) => {
  expect(globSync(files, { cwd: ROOT })).not.toEqual([]);
});

test.each(OTHERS)('what is called “%s” has no other name', (one, other) => {
  expect(texts.filter((text) => text.includes(one)).length, 'texts that say it').toBeGreaterThan(0);
  expect(texts.filter((text) => other.test(text))).toEqual([]);
});
