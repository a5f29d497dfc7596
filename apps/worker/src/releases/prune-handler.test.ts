import { createLog } from '@vitrine/server/log.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { documentBody, registerDocument } from '../testing/requests.ts';
import { openTestStore, type TestStore } from '../testing/test-store.ts';
import { pruneHandler } from './prune-handler.ts';

let store: TestStore;
let pool: TestStore['pool'];
beforeAll(async () => {
  store = await openTestStore();
  pool = store.pool;
});
afterAll(() => store.close());

test('files of old documents go; what is pending or young stays', async () => {
  const { files } = store;
  const document = async (status: string, age: string, mailed: string | null = null) => {
    const hash = await registerDocument(pool, documentBody(['/product/a-1']));
    await files.put(`documents/${hash}.pdf`, new Uint8Array([1]));
    await pool.query(
      `update vitrine.document_request set status = $2, file_key = $3, created_at = now() - $4::interval, mailed_at = now() - $5::interval
       where hash = $1`,
      [hash, status, `documents/${hash}.pdf`, age, mailed],
    );
    return `documents/${hash}.pdf`;
  };
  const old = [await document('failed', '31 days'), await document('success', '32 days', '31 days')];
  const kept = [
    await document('success', '29 days'),
    await document('pending', '90 days'),
    // Its mail had to wait: its 30 days begin when it went out.
    await document('success', '35 days', '29 days'),
  ];
  await pruneHandler({ pool, files, log: createLog('test', 'silent') }).run({ _cron: { ts: '2026-01-01' } });

  for (const key of old) expect(await files.exists(key)).toBe(false);
  for (const key of kept) expect(await files.exists(key)).toBe(true);
});

test('requests that ended 30 days ago name no person any more and are still known', async () => {
  const request = async (status: string, times: Record<'created_at' | 'mailed_at', string | null>) => {
    const hash = await registerDocument(pool, documentBody(['/product/a-1']));
    await pool.query(
      `update vitrine.document_request
       set status = $2, created_at = now() - $3::interval, mailed_at = now() - $4::interval where hash = $1`,
      [hash, status, times.created_at, times.mailed_at],
    );
    return hash;
  };
  const old = [
    await request('success', { created_at: '32 days', mailed_at: '31 days' }),
    await request('failed', { created_at: '31 days', mailed_at: null }),
  ];
  const kept = [
    await request('success', { created_at: '60 days', mailed_at: '29 days' }),
    await request('failed', { created_at: '29 days', mailed_at: null }),
    await request('pending', { created_at: '60 days', mailed_at: null }),
  ];

  await pruneHandler({ pool, files: store.files, log: createLog('test', 'silent') }).run({
    _cron: { ts: '2026-01-01' },
  });

  const rowOf = async (hash: string) =>
    (await pool.query('select * from vitrine.document_request where hash = $1', [hash])).rows[0];
  for (const hash of old) {
    const row = await rowOf(hash);
    expect(row).toMatchObject({ hash, idempotency_key: hash, sender: {}, body: { pages: [{ urlPath: '/product/a-1' }] } });
    expect(JSON.stringify(row)).not.toMatch(/Käufer|kaeufer|Kunde|Auswahl|Trieb|vertrieb/);
  }
  for (const hash of kept) expect(await rowOf(hash)).toMatchObject({ body: documentBody(['/product/a-1']) });
});
