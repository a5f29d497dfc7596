import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool } from '@vitrine/server/database.ts';
import { readEnvironment } from '@vitrine/server/environment.ts';
import { testDatabase } from '@vitrine/testing/database.ts';
import type { PayloadRequest, TypedUser } from 'payload';
import sharp from 'sharp';
import type { Role } from '../access/has-role.ts';
import { openContent } from '../payload.ts';
import { refusal } from './refusal.ts';

/** Content on a database and a folder of its own. */
export async function openTestContent({ mode }: { mode?: 'production' } = {}) {
  const database = await testDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-content-'));
  const settings = readEnvironment({
    NODE_ENV: 'test',
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    DATABASE_URL: database.urlOf('cms'),
    VITRINE_DATA: folder,
  });
  const environment = { ...settings, ...(mode && { mode }) };
  const payload = await openContent(environment);
  const pool = createPool(database.url, 'content test', 2);

  return {
    environment,
    /** As the start has it, which migrates and seeds. */
    ownerEnvironment: { ...environment, databaseUrl: database.url },
    payload,
    pool,
    /** A member of staff with one role. */
    async staff(role: Role, name: string = role): Promise<TypedUser> {
      const doc = await payload.create({
        collection: 'staff',
        data: { name, email: `${name}@vitrine.example`, password: PASSWORD, roles: [role] },
      });
      return { ...doc, collection: 'staff' };
    },
    image: async () =>
      payload.create({ collection: 'images', data: { alt: { de: 'Wolf', en: 'Grinder' } }, file: await pictureFile() }),
    /** Messages by field when something is saved (refusal.ts). */
    refusal: (work: (req: PayloadRequest) => Promise<unknown>, language?: 'de' | 'en') => refusal(payload, work, language),
    /** What waits for the next release, oldest first, and forgets it. */
    async takeChanges(): Promise<string[]> {
      const { rows } = await pool.query<{ collection: string; record_id: string }>(
        'with gone as (delete from vitrine.change returning *) select collection, record_id from gone order by id',
      );
      return rows.map((row) => `${row.collection}/${row.record_id}`);
    },
    async close() {
      await payload.destroy();
      await pool.end();
      await database.drop();
      await rm(folder, { recursive: true, force: true, maxRetries: 10 });
    },
  };
}
export type TestContent = Awaited<ReturnType<typeof openTestContent>>;

export const PASSWORD = 'a long enough password';

/** A small real picture as an upload. */
export async function pictureFile(name = 'wolf.png') {
  const data = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#8fa0ab' } })
    .png()
    .toBuffer();
  return { name, mimetype: 'image/png', data, size: data.length };
}
