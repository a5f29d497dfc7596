import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
/** What people read of accounts, and of the media library: in the app, in mails, in answers of the server and at the staff's desk. */
const TEXTS = [
  'apps/web/src/i18n/{de,en}/*.ts',
  'apps/worker/src/mail/templates/texts/*.ts',
  'apps/api/src/http/problem-texts.ts',
  'packages/content-model/src/messages.ts',
  'packages/content-model/src/collections/accounts.ts',
  'apps/cms/src/admin/{desk,staff}/{words,action-words,detail-words,templates}.ts',
];

/** Other words for what is called by one, with the one. `company` is “Firma”; what Varnholt is need not be. */
const OTHERS = [
  ['Firma', /(?<!fiktives )Unternehmen/],
  ['Anmeldungen', /Sitzung/],
  ['sessions', /\b[Ll]og-ins\b|[Ll]og-in ended/],
  // English counts items; "media" has no singular and no number.
  ['items', /(\}\}|No|More) media(?! library)/],
] as const;

test.each(OTHERS)('what is called “%s” has no other name', (_, other) => {
  const found: string[] = [];
  const files = globSync(TEXTS, { cwd: ROOT });
  expect(files.length).toBeGreaterThan(20);
  for (const file of files) {
    // Comments are for those who write code.
    const words = readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');
    if (other.test(words)) found.push(file);
  }
  expect(found).toEqual([]);
});
