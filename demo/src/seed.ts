import { transactionQueries } from '@vitrine/content-model/hooks/transaction-queries.ts';
import { enqueue } from '@vitrine/jobs/job.ts';
import { publishJob } from '@vitrine/jobs/publish.ts';
import type { Environment } from '@vitrine/server/environment.ts';
import { createLocalReq, type Payload } from 'payload';
import { seedAccounts } from './seed/accounts.ts';
import { inLanes } from './seed/in-lanes.ts';
import { seedPrivacyPolicy } from './seed/pages.ts';
import { recordId } from './seed/record-id.ts';
import { createSeedRun } from './seed/seed-run.ts';
import { LAST, type Step, steps } from './seed/steps.ts';

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

type TransactionId = string | number;

/** Any number that no other lock of this database uses. */
const SEED_LOCK = 7_420_032;
/** Pictures keep a core busy each while the database writes. */
const LANES = 2;

/** Runs in one transaction, while no other seed is in one of the same name. Answers how many records `work` wrote. */
async function alone(payload: Payload, name: string, work: (transactionID: TransactionId) => Promise<number>): Promise<number> {
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('the database does not support transactions');
  try {
    const req = await createLocalReq({ req: { transactionID } }, payload);
    const queries = transactionQueries(req);
    await queries.query('select pg_advisory_xact_lock($1, hashtext($2))', [SEED_LOCK, name]);
    const written = await work(transactionID);
    if (written > 0) await enqueue(queries, publishJob, {}, { key: publishJob.name });
    await payload.db.commitTransaction(transactionID);
    return written;
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}

async function isThere(payload: Payload, { collection, key }: Step['proof'], transactionID?: TransactionId): Promise<boolean> {
  const { totalDocs } = await payload.count({
    collection,
    where: { id: { equals: recordId(collection, key) } },
    ...(transactionID !== undefined && { req: { transactionID } }),
  });
  return totalDocs > 0;
}

/** Records written: none when the step was done before. */
const runStep = (payload: Payload, { name, proof, work }: Step, onProgress: (step: string) => void): Promise<number> =>
  alone(payload, name, async (transactionID) => {
    if (await isThere(payload, proof, transactionID)) return 0;
    onProgress(name);
    const run = createSeedRun(payload, transactionID);
    await work(run);
    return run.count();
  });

/** A demo of an older version has no privacy policy, without which no one can register: it gets one unless staff wrote one. */
const addPrivacyPolicy = (payload: Payload): Promise<number> =>
  alone(payload, 'privacy policy', async (transactionID) => {
    const { id } = await payload.findGlobal({ slug: 'privacy-policy', depth: 0, req: { transactionID } });
    if (id) return 0;
    const run = createSeedRun(payload, transactionID);
    await seedPrivacyPolicy(run);
    return run.count();
  });

/**
 * Puts the catalogue of the fictional maker Varnholt and, outside of production, the demo's log-ins in place, step by
 * step. Each step is one transaction: an interrupted seed leaves whole steps behind and the next one goes on after the
 * last of them. Once all of it was in place it never touches the content again, but for a missing privacy policy. Throws DemoInProductionError.
 */
export async function seedDemo(payload: Payload, environment: Environment, options: SeedOptions = {}): Promise<SeedResult> {
  const production = environment.mode === 'production';
  if (production && !options.allowProduction) throw new DemoInProductionError();
  // Records get ids of their own: the same demo is the same everywhere.
  payload.db.allowIDOnCreate = true;
  let written = production ? 0 : await alone(payload, 'accounts', (transactionID) => seedAccounts(payload, transactionID));
  if (await isThere(payload, LAST)) return { written: written + (await addPrivacyPolicy(payload)) };
  const onProgress = options.onProgress ?? (() => {});
  for (const group of steps()) {
    await inLanes(group, LANES, async (step) => {
      written += await runStep(payload, step, onProgress);
    });
  }
  return { written };
}
