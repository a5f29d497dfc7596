import { expect, test } from 'vitest';
import { concernsContent, fingerprintedFiles } from './build-fingerprint.ts';

test('the fingerprint covers what makes documents', () => {
  const files = fingerprintedFiles();
  expect(files).toEqual(
    expect.arrayContaining([
      'release/src/presenters/product.ts',
      'release/src/typography/typesetter.ts',
      'contract/src/products.ts',
      'content-model/src/key-figures/chosen-figure.ts',
      'content-model/src/migrations/20261121_122706_initial.sql',
      'release/package.json',
      'server/src/files.ts',
    ]),
  );
});

test('the words and forms of the admin are no part of it', () => {
  const admin =
    /^content-model\/src\/(?:admin|collections|globals|translations|blocks|desk|config)|\.tsx$|\.test\.ts$|\/fixture\//;
  expect(fingerprintedFiles().filter((file) => admin.test(file))).toEqual([]);
});

test('migrations of people alone are no part of it, migrations of content are', () => {
  const files = fingerprintedFiles();
  expect(files.filter((file) => /migrations\/.*(?:account|staff)/.test(file))).toEqual([]);
  expect(concernsContent('-- products\nALTER TABLE "accounts" ADD COLUMN "phone" varchar;')).toBe(false);
  expect(concernsContent('ALTER TABLE "accounts" DROP COLUMN "phone"; UPDATE _products_v SET version_title = null;')).toBe(true);
  expect(concernsContent('ALTER TABLE "products_locales" ADD COLUMN "note" varchar;')).toBe(true);
});
