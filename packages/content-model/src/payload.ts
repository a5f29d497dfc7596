import type { Environment } from '@vitrine/server/environment.ts';
import { BasePayload, type Payload } from 'payload';
import { createContentConfig } from './config.ts';

/**
 * Opens the content for a process other than the CMS. The caller closes it with `payload.destroy()`.
 * The database must have been migrated (migrateContent). Throws when it cannot be reached.
 */
export async function openContent(environment: Environment): Promise<Payload> {
  const config = await createContentConfig(environment);
  return new BasePayload().init({ config, disableOnInit: true });
}
export { migrateContent } from './migrate.ts';
