import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import type { ApiContext } from '../context.ts';
import { assetsPart } from './assets-state.ts';
import { cmsState } from './cms-state.ts';
import { diskState } from './disk-state.ts';
import { mailState } from './mail-state.ts';
import { lookAt, type PartStates, remembered, together } from './part.ts';
import { printState } from './print-state.ts';
import { createQueueState } from './queue-state.ts';
import { reachable, smtpAddress } from './reachable.ts';
import { workerStates } from './worker-state.ts';

const TIMEOUT_MS = 2000;
/** A mail server should not see a connection for each look at our health. */
const MAIL_REMEMBERED_MS = 15_000;

export interface PartsCheck {
  /** What readers need: the app and a release, which is answered from memory while the database and the CMS are away. */
  traffic(): Promise<PartStates>;
  /** Every part. */
  all(): Promise<PartStates>;
}

export function createPartsCheck({ environment, pool, release, webDir }: ApiContext): PartsCheck {
  const { host, port } = smtpAddress(environment.smtpUrl);
  const mailServer = remembered(() => reachable(host, port, TIMEOUT_MS), MAIL_REMEMBERED_MS);
  const queueState = createQueueState(pool);

  async function traffic(): Promise<PartStates> {
    const web = await lookAt(async () => {
      await access(join(webDir, 'index.html'), constants.R_OK);
      return { ok: true, state: 'built' };
    }, TIMEOUT_MS);
    return { release: release.state(), web };
  }

  async function all(): Promise<PartStates> {
    const workers = workerStates(pool);
    const [needed, database, cms, worker, browser, videos, queue, documents, files, assets, disk, mail] = await Promise.all([
      traffic(),
      lookAt(async () => {
        await pool.query('select 1');
        return { ok: true, state: 'answers' };
      }, TIMEOUT_MS),
      lookAt(() => cmsState(environment, TIMEOUT_MS), TIMEOUT_MS),
      lookAt(async () => (await workers).worker, TIMEOUT_MS),
      lookAt(async () => (await workers).browser, TIMEOUT_MS),
      lookAt(async () => (await workers).videos, TIMEOUT_MS).then((state) => ({ ...state, ok: true })),
      lookAt(queueState, TIMEOUT_MS),
      lookAt(() => printState(pool), TIMEOUT_MS),
      lookAt(async () => {
        await access(environment.dataDir, constants.R_OK | constants.W_OK);
        return { ok: true, state: 'writable' };
      }, TIMEOUT_MS),
      lookAt(() => assetsPart(pool), TIMEOUT_MS),
      lookAt(() => diskState(environment.dataDir), TIMEOUT_MS),
      lookAt(() => mailState(pool, mailServer), TIMEOUT_MS),
    ]);
    return { database, ...needed, cms, files, assets, disk, queue, documents, worker, browser, mail, 'video conversion': videos };
  }

  return { traffic: together(traffic), all: together(all) };
}
