import { createHash } from 'node:crypto';
import { putAsset } from '@vitrine/server/files.ts';
import { createMemoryFiles } from '@vitrine/testing/memory-files.ts';
import { openTestDatabase } from '@vitrine/testing/open-test-database.ts';
import { afterAll, expect, test } from 'vitest';
import { measureAssets } from './list-assets.ts';

const { pool, close } = await openTestDatabase();
afterAll(close);

test('files of a store without paths are measured; one that is missing waits until it is there', async () => {
  const files = createMemoryFiles();
  const bytes = Buffer.from('a picture');
  const there = await putAsset(files, 'wolf.webp', bytes);
  const missing = '/assets/0123456789abcdef/later.webp';
  await pool.query("insert into vitrine.release_blob (hash, identity, brotli, is_listed) values ('d', '{}', '', true)");
  await pool.query(
    `insert into vitrine.release_asset (hash, url, kind, record_id, is_offline)
     select 'd', url, 'image', 'r', true from unnest($1::text[]) url`,
    [[there, missing]],
  );
  const measure = async () => {
    await measureAssets(pool, { hashes: 'all', remember: pool, files });
    return (await pool.query('select url, sha256, size::int from vitrine.asset_file order by url = $1', [missing])).rows;
  };
  const measured = { url: there, sha256: createHash('sha256').update(bytes).digest('hex'), size: bytes.length };
  expect(await measure()).toEqual([measured]);
  await files.put(missing.slice(1), Buffer.alloc(3));
  expect(await measure()).toMatchObject([measured, { url: missing, size: 3 }]);
});
