import { mkdir, rm } from 'node:fs/promises';
import { transactionQueries } from '@vitrine/content-model/hooks/transaction-queries.ts';
import type { Environment } from '@vitrine/server/environment.ts';
import { createLocalReq, type Payload, type SanitizedCollectionConfig } from 'payload';
import { seedDemo } from './seed.ts';

/** People and countries stay: log-ins, documents that were sent and what staff corrected belong to no catalogue. */
const KEPT = ['accounts', 'staff', 'countries'];
const isContent = ({ slug }: SanitizedCollectionConfig) => !KEPT.includes(slug) && !slug.startsWith('payload-');

/** The reset was asked for in production, where the content is the work of staff. */
export class ResetInProductionError extends Error {
  override name = 'ResetInProductionError';
  constructor() {
    super('The demo is not reset in production: that would delete the content there.');
  }
}

/** Table of a collection or global. */
function tableOf({ db }: Payload, slug: string): string {
  const table = db.tableNameMap.get(slug.replaceAll('-', '_'));
  if (!table) throw new Error(`no table for "${slug}"`);
  return table;
}

/** Deletes all content in one transaction, and tells the worker of every record that is gone. */
async function deleteContent(payload: Payload): Promise<void> {
  const { collections, globals } = payload.config;
  const content = collections.filter(isContent).map(({ slug }) => ({ slug, table: tableOf(payload, slug) }));
  const pages = globals.map(({ slug }) => ({ slug, table: tableOf(payload, slug) }));
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('the database does not support transactions');
  try {
    const queries = transactionQueries(await createLocalReq({ req: { transactionID } }, payload));
    for (const { slug, table } of content) {
      await queries.query(`insert into vitrine.change (collection, record_id) select $1, id::text from "${table}"`, [slug]);
    }
    for (const { slug } of pages) {
      await queries.query('insert into vitrine.change (collection, record_id) values ($1, $1)', [slug]);
    }
    // What refers to a table (rows of lists, texts, versions) is emptied with it.
    const tables = [...content, ...pages].map(({ table }) => `"${table}"`);
    await queries.query(`truncate ${tables.join(', ')} cascade`);
    await payload.db.commitTransaction(transactionID);
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}

/** Empties the folders of the library; releases keep what they show. */
async function deleteFiles({ config }: Payload): Promise<void> {
  const folders = config.collections.filter(isContent).flatMap(({ upload }) => (upload.staticDir ? [upload.staticDir] : []));
  for (const folder of folders) {
    await rm(folder, { recursive: true, force: true });
    await mkdir(folder, { recursive: true });
  }
}

/**
 * Deletes all content and seeds the demo anew: afterwards the catalogue is as it was at first. While it runs, a running
 * app shows the catalogue as far as it is there. Throws ResetInProductionError.
 */
export async function resetDemo(
  payload: Payload,
  environment: Environment,
  options: { onProgress?: (step: string) => void } = {},
): Promise<{ written: number }> {
  if (environment.mode === 'production') throw new ResetInProductionError();
  options.onProgress?.('delete content');
  await deleteContent(payload);
  await deleteFiles(payload);
  return seedDemo(payload, environment, options);
}
