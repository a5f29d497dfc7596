import { transactionQueries } from '@vitrine/content-model/hooks/transaction-queries.ts';
import type { Environment } from '@vitrine/server/environment.ts';
import { createLocalReq, type Payload } from 'payload';
import { PRODUCTS } from './products/all.ts';
import { seedAccounts } from './seed/accounts.ts';
import { seedMedia } from './seed/media.ts';
import { seedPages } from './seed/pages.ts';
import { relateProduct, seedProduct } from './seed/products.ts';
import { recordId } from './seed/record-id.ts';
import { createSeedRun, type SeedRun } from './seed/seed-run.ts';
import { seedApplications, seedCategories } from './seed/shared.ts';

interface SeedOptions {
  /** Seeds the catalogue in production too; log-ins are never made there. */
  allowProduction?: boolean;
  onProgress?: (step: string) => void;
}

interface SeedResult {
  /** Records written; 0 when the demo was there already. */
  written: number;
}

/** The demo was asked for in production without the flag that allows it. */
export class DemoInProductionError extends Error {
  override name = 'DemoInProductionError';
  constructor() {
    super(
      'The demo is not put into production: set VITRINE_DEMO_IN_PRODUCTION=1 if you want its catalogue (without log-ins) there.',
    );
  }
}

/** Any number that no other lock of this database uses. */
const SEED_LOCK = 7_420_032;

const SITES = [
  { language: 'de', name: 'Deutsch' },
  { language: 'en', name: 'English' },
] as const;

async function seedSites(run: SeedRun): Promise<void> {
  for (const site of SITES) await run.write('sites', site.language, () => site);
}

async function seedCatalogue(run: SeedRun, onProgress: (step: string) => void): Promise<void> {
  await seedSites(run);
  await seedCategories(run);
  onProgress('media');
  await seedMedia(run);
  await seedApplications(run);
  for (const product of PRODUCTS) {
    onProgress(product.machine);
    await seedProduct(run, product);
  }
  for (const product of PRODUCTS) await relateProduct(run, product);
  onProgress('pages');
  await seedPages(run);
}

async function inTransaction<T>(payload: Payload, work: (transactionID: string | number) => Promise<T>): Promise<T> {
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('the database does not support transactions');
  try {
    const result = await work(transactionID);
    await payload.db.commitTransaction(transactionID);
    return result;
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}

/**
 * Puts the catalogue of the fictional maker Varnholt and, outside of production, the demo's log-ins in place. All of it
 * is one transaction: an interrupted seed leaves nothing behind and the next one starts anew; readers and the worker
 * see everything at once, so one publication makes the release. Once done it never touches the content again.
 * Throws DemoInProductionError.
 */
export async function seedDemo(payload: Payload, environment: Environment, options: SeedOptions = {}): Promise<SeedResult> {
  const production = environment.mode === 'production';
  if (production && !options.allowProduction) throw new DemoInProductionError();
  // Records get ids of their own: the same demo is the same everywhere.
  payload.db.allowIDOnCreate = true;
  return inTransaction(payload, async (transactionID) => {
    const req = await createLocalReq({ req: { transactionID } }, payload);
    await transactionQueries(req).query('select pg_advisory_xact_lock($1)', [SEED_LOCK]);
    const done = await payload.count({
      collection: 'sites',
      where: { id: { equals: recordId('sites', 'de') } },
      req: { transactionID },
    });
    const accounts = production ? 0 : await seedAccounts(payload, transactionID);
    if (done.totalDocs > 0) return { written: accounts };
    const run = createSeedRun(payload, transactionID);
    await seedCatalogue(run, options.onProgress ?? (() => {}));
    return { written: run.count() + accounts };
  });
}
