import { expect, test } from 'vitest';
import { fingerprintedFiles } from './build-fingerprint.ts';

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
    ]),
  );
});

test('the words and forms of the admin are no part of it', () => {
  const admin =
    /^content-model\/src\/(?:admin|collections|globals|translations|blocks|desk|config)|\.tsx$|\.test\.ts$|\/fixture\//;
  expect(fingerprintedFiles().filter((file) => admin.test(file))).toEqual([]);
});
