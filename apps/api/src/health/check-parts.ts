import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import type { Parts } from '../parts.ts';
import { lookAt, type PartState, remembered } from './part.ts';
import { reachable, smtpAddress } from './reachable.ts';
import { queueState, workerStates } from './worker-state.ts';

const TIMEOUT_MS = 2000;
/** A mail server should not see a connection for each look at our health. */
const MAIL_REMEMBERED_MS = 15_000;

/** Looks at every part at once; a caller during a look gets that look's answer. */
export function createPartsCheck({ environment, pool, release, webDir }: Parts): () => Promise<Record<string, PartState>> {
  const { host, port } = smtpAddress(environment.smtpUrl);
  const mail = remembered(() => reachable(host, port, TIMEOUT_MS), MAIL_REMEMBERED_MS);

  async function look(): Promise<Record<string, PartState>> {
    const workers = workerStates(pool);
    const [database, worker, browser, films, queue, files, web, mailState, cms] = await Promise.all([
      lookAt(async () => {
        await pool.query('select 1');
        return { ok: true, state: 'answers' };
      }, TIMEOUT_MS),
      lookAt(async () => (await workers).worker, TIMEOUT_MS),
      lookAt(async () => (await workers).browser, TIMEOUT_MS),
      lookAt(async () => (await workers).films, TIMEOUT_MS).then((state) => ({ ...state, ok: true })),
      lookAt(() => queueState(pool), TIMEOUT_MS),
      lookAt(async () => {
        await access(environment.dataDir, constants.R_OK | constants.W_OK);
        return { ok: true, state: 'writable' };
      }, TIMEOUT_MS),
      lookAt(async () => {
        await access(join(webDir, 'index.html'), constants.R_OK);
        return { ok: true, state: 'built' };
      }, TIMEOUT_MS),
      lookAt(mail, TIMEOUT_MS),
      lookAt(() => reachable('127.0.0.1', environment.cmsPort, TIMEOUT_MS), TIMEOUT_MS),
    ]);
    const part = { database, release: release.state(), files, web, queue, worker, browser, mail: mailState, cms };
    return { ...part, 'film conversion': films };
  }

  let looking: Promise<Record<string, PartState>> | null = null;
  return () => {
    looking ??= look().finally(() => {
      looking = null;
    });
    return looking;
  };
}
