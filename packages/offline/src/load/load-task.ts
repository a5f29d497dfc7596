import { HEADER_RELEASE } from '@vitrine/contract/headers.ts';
import { type StoredFile, TransferError, type TransferProblem } from '@vitrine/platform/catalogue-files/types.ts';
import { RETRIES } from '../constants.ts';
import type { EngineContext } from '../engine.ts';
import { callTwice } from '../plan/ask-api.ts';
import type { LoadTask } from '../plan/catalogue-plan.ts';
import type { Stage } from '../state.ts';
import { OtherRelease, transferFailed } from './offline-error.ts';

/** Files of the disk, by `historyKey`. */
export interface History {
  files: Map<string, StoredFile>;
  /** Those whose content was read in this run of the app: all others are read again before they count. */
  sound: Set<string>;
  /** Names of those whose content is wrong. They stay until the right ones take their places, for the active catalogue may need them. */
  damaged: Set<string>;
}

export interface LoadContext {
  engine: EngineContext;
  release: number;
  history: History;
  signal: AbortSignal;
  onBytes(task: LoadTask, bytes: number): void;
}

export type TaskOutcome =
  | { kind: 'done'; file: StoredFile }
  /** The server has no such file: it was reported, and the catalogue does without it (shell.md 8). */
  | { kind: 'missing' }
  | { kind: 'again' };

/** Retries of an address that is not found are for pictures and 360 assets alone (shell.md 8). */
const RETRIED: readonly Stage[] = ['images', '360'];

const isDocument = ({ stage }: LoadTask) => stage === 'dataObjects';

function mayRetry(problem: TransferProblem, { stage }: LoadTask, tries: number): boolean {
  if (tries >= RETRIES) return false;
  // A file that came out wrong was changed on its way: loading it again helps, whatever its kind.
  return problem.kind === 'wrong-content' || (problem.kind === 'address-not-found' && RETRIED.includes(stage));
}

/** What the server answers to a document that is of another release than the load, or that this release does not have. */
const isOfOtherRelease = (problem: TransferProblem) =>
  problem.kind === 'wrong-content' || (problem.kind === 'status' && (problem.status === 409 || problem.status === 404));

/** A document needs a session, which the main process does not renew: any call of the window does that. */
async function transfer(task: LoadTask, { engine, release, history, signal, onBytes }: LoadContext): Promise<StoredFile> {
  const { path, language, folder, expected } = task;
  const once = () => {
    const { url, headers } = engine.addressOf(path, language);
    return engine.files.transfer({
      url,
      headers: isDocument(task) ? { ...headers, [HEADER_RELEASE]: String(release) } : headers,
      folder,
      expected,
      replaces: history.damaged.has(historyKey(task) ?? ''),
      signal,
      onBytes: (bytes) => onBytes(task, bytes),
    });
  };
  return once().catch(async (error: unknown) => {
    const isExpired = error instanceof TransferError && error.problem.kind === 'status' && error.problem.status === 401;
    if (!isExpired || !isDocument(task)) throw error;
    // What this call answers does not matter: the second transfer tells whether it helped.
    await callTwice(engine, 'auth/ping', { language, headers: {}, signal }).catch(() => null);
    return once();
  });
}

/** The name by which the history knows a file; null for what is loaded anew each time. */
export const historyKey = ({ folder, expected }: LoadTask) => expected && `${folder}/${expected.sha256}`;

/** The file of a former load, which counts as done (shell.md 4) when its content is what its name says. */
async function findFormer(task: LoadTask, { engine, history }: LoadContext): Promise<StoredFile | null> {
  const key = historyKey(task);
  const former = key && history.files.get(key);
  if (!key || !former) return null;
  if (history.sound.has(key)) return former;
  if (former.size === task.expected?.size && (await engine.files.isSound(former).catch(() => false))) {
    history.sound.add(key);
    return former;
  }
  engine.report({ what: 'offline file damaged', detail: task.path });
  history.files.delete(key);
  history.damaged.add(key);
  return null;
}

function remember({ files, sound, damaged }: History, task: LoadTask, file: StoredFile): void {
  const key = historyKey(task);
  if (!key) return;
  files.set(key, file);
  // The right file takes the place of a damaged one after its transfer, and the disk may fail there: the next load reads it.
  if (!damaged.delete(key)) sound.add(key);
}

function judge(problem: TransferProblem, task: LoadTask, tries: number, { engine }: LoadContext): TaskOutcome {
  if (problem.kind === 'status' && problem.status === 404 && !isDocument(task)) {
    engine.report({ what: 'offline file not found', detail: task.path, code: 'http-404' });
    return { kind: 'missing' };
  }
  if (mayRetry(problem, task, tries)) return { kind: 'again' };
  const failure = transferFailed(problem, task.stage);
  throw isDocument(task) && isOfOtherRelease(problem) ? new OtherRelease(task.path, { cause: failure }) : failure;
}

/** Brings one file to the disk. Throws OfflineError, or OtherRelease where the load has to be planned anew. */
export async function loadTask(task: LoadTask, tries: number, context: LoadContext): Promise<TaskOutcome> {
  try {
    const former = await findFormer(task, context);
    const file = former ?? (await transfer(task, context));
    remember(context.history, task, file);
    return { kind: 'done', file };
  } catch (error) {
    if (!(error instanceof TransferError)) throw error;
    return judge(error.problem, task, tries, context);
  }
}
