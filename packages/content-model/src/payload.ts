import { BasePayload, type Payload } from 'payload';
import { createContentConfig } from './config.ts';
import type { ContentEnvironment } from './environment.ts';

/**
 * Opens the content for a process other than the CMS. The caller closes it with `payload.destroy()`.
 * The database must have been migrated (migrateContent). Throws when it cannot be reached.
 */
export async function openContent(environment: ContentEnvironment): Promise<Payload> {
  const config = await createContentConfig(environment);
  const payload = await new BasePayload().init({ config, disableOnInit: true });
  try {
    await payload.db.pool.query('select 1');
  } catch (error) {
    await payload.destroy();
    throw error;
  }
  return payload;
}
