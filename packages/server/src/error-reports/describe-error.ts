import { constants } from 'node:os';
import { resolve } from 'node:path';
import { type ErrorFrame, type ErrorKind, type ErrorReport, errorNameOf, FRAMES_MAX } from '@vitrine/contract/error-reports.ts';
import manifest from '../../package.json' with { type: 'json' };
import { reasonOf, stackLines } from '../plain-error.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
/** `at work (file:///srv/vitrine/apps/api/src/app.ts:12:3)` */
const LINE = /\(?(?:file:\/\/)?(\/[^\s()]+):(\d+):(\d+)\)?$/;
/** Folders of our sources, and how their files are called. */
const OWN_FILE = /^(?:apps|packages|scripts|demo)\/[\w./[\]()-]+\.(?:ts|tsx|mjs|js)$/;

/** What we know of the error from where it was caught. All of it is text of ours. */
export interface ErrorContext {
  kind: ErrorKind;
  /** Pattern of a route, or name of a job. */
  place?: string | null;
  code?: string;
}

/** Frames of our own files by their path in the project; those of packages and of Node are left out. */
function ownFrames(error: Error, root: string): ErrorFrame[] {
  const frames: ErrorFrame[] = [];
  for (const text of stackLines(error)) {
    const [, path = '', line, column] = LINE.exec(text) ?? [];
    if (!path.startsWith(`${root}/`)) continue;
    const file = path.slice(root.length + 1);
    if (OWN_FILE.test(file) && !file.includes('node_modules')) frames.push({ file, line: Number(line), column: Number(column) });
  }
  return frames.slice(0, FRAMES_MAX);
}

/** The code of PostgreSQL, of the system or of a library, where it looks like one. */
function codeOf(error: Error): string | null {
  if (!('code' in error) || typeof error.code !== 'string') return null;
  const { code } = error;
  if ('severity' in error) return /^[0-9A-Z]{5}$/.test(code) ? `sql-${code}` : null;
  return code in constants.errno || /^(?:ERR|FST_ERR)_[A-Z_]{2,50}$/.test(code) ? code : null;
}

/** As its class is called; errors of PostgreSQL and of small libraries have a name of their own that says less. */
function nameOf(reason: Error | null): string {
  const name = errorNameOf(reason?.name);
  return name === 'Error' ? errorNameOf(reason?.constructor.name) : name;
}

/**
 * What may be kept and sent of an error of a process. Only what is named here is copied: its message, what caused it and all other
 * fields stay behind. `root` is the folder that paths are relative to.
 */
export function describeError(error: unknown, source: ErrorReport['source'], context: ErrorContext, root = ROOT): ErrorReport {
  const reason = error instanceof Error ? reasonOf(error) : null;
  return {
    source,
    kind: context.kind,
    name: nameOf(reason),
    code: context.code ?? (reason && codeOf(reason)),
    place: context.place ?? null,
    version: manifest.version,
    frames: error instanceof Error ? ownFrames(error, root) : [],
    record: null,
  };
}
