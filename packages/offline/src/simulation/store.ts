import {
  type CatalogueFiles,
  FILE_FOLDERS,
  type FileFolder,
  type FileKey,
  type StoredFile,
  TransferError,
  type TransferRequest,
} from '@vitrine/platform/catalogue-files/types.ts';
import { createLane } from '../lane.ts';
import type { Disk } from './disk.ts';
import type { Answer } from './network.ts';
import { hashOf } from './world.ts';

/** Bytes after which the store notes how far it is; the real one does so every 128 KiB. */
export const CHECKPOINT = 512;
export const CHUNK = 200;
/** Complete files that may be on their way to the disk while others are loaded. */
const SETTLING = 3;
/** The disk has this much more than the simulation counts: it covers what the engine wants spare. */
export const SPARE = 16 * 1024 * 1024;

/** What the store of a simulated process asks of it. */
export interface StoreParts {
  disk: Disk;
  /** A pause at which the process may be killed. */
  pause(ms?: number, signal?: AbortSignal): Promise<void>;
  ask(request: TransferRequest, from: number): Answer;
}
/** What a careless store would leave out; for planted faults. */
export interface StoreCare {
  syncsData: boolean;
  checksHash: boolean;
  checksPartial: boolean;
}
export const CAREFUL: StoreCare = { syncsData: true, checksHash: true, checksPartial: true };

const pathOf = ({ folder, sha256 }: FileKey) => `${folder}/${sha256}`;
const partialOf = ({ folder, sha256 }: FileKey) => `partial/${folder}-${sha256}`;
const noteOf = (partial: string) => `${partial}.note`;
const encoder = new TextEncoder();
const decoder = new TextDecoder();
const isFolder = (name: string): name is FileFolder => FILE_FOLDERS.some((folder) => folder === name);

function join(parts: readonly Uint8Array[]): Uint8Array {
  const joined = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    joined.set(part, at);
    at += part.length;
  }
  return joined;
}

/** The store that the main process has, over a simulated disk; docs/decisions/2026-11-23-offline-engine.md has its rules. */
export function simulatedStore({ disk, pause, ask }: StoreParts, care: StoreCare): CatalogueFiles {
  /** Complete files that have not got their names yet, by the path of these. They go with the process. */
  const settling = new Map<string, () => Promise<void>>();
  const inLane = createLane();
  /** The first failure since it was told last. */
  let failure: unknown = null;

  /** Brings the oldest of these files to the disk, until `most` are left. */
  const settle = (most: number) =>
    inLane(async () => {
      for (const [path, finish] of settling) {
        if (settling.size <= most) return;
        await finish().catch((error: unknown) => {
          failure ??= error;
        });
        settling.delete(path);
      }
    });

  /** Waits for all of them. A failure is told to what refers to files, once; its file is not there. */
  async function settleAll(): Promise<void> {
    await settle(0);
    const told = failure;
    failure = null;
    if (told) throw told;
  }

  async function replace(path: string, data: Uint8Array): Promise<void> {
    disk.write(`${path}.new`, data);
    await pause();
    if (care.syncsData) disk.sync(`${path}.new`);
    await pause();
    disk.rename(`${path}.new`, path);
    await pause();
    disk.syncNames();
  }

  /** The bytes of an interrupted transfer that are what was noted when they were written. */
  function resumed(partial: string): Uint8Array {
    const note = decoder.decode(disk.read(noteOf(partial)) ?? new Uint8Array());
    const bytes = disk.read(partial) ?? new Uint8Array();
    if (!care.checksPartial) return bytes.slice();
    const [length = '', hash = ''] = note.split(' ');
    const sure = bytes.slice(0, Number(length));
    return note !== '' && sure.length === Number(length) && hashOf(sure) === hash ? sure : new Uint8Array();
  }

  function drop(partial: string): void {
    disk.remove(partial);
    disk.remove(noteOf(partial));
  }

  async function receive(request: TransferRequest, partial: string): Promise<Uint8Array> {
    const { signal, onBytes, expected } = request;
    let bytes = expected ? resumed(partial) : new Uint8Array();
    if (expected && bytes.length > expected.size) bytes = new Uint8Array();
    if (bytes.length > 0 && bytes.length === expected?.size) return bytes;
    const answer = ask(request, bytes.length);
    if (answer.status !== 200 && answer.status !== 206) throw new TransferError({ kind: 'status', status: answer.status });
    if (answer.status === 200) bytes = new Uint8Array();
    else if (answer.offset !== bytes.length) {
      drop(partial);
      throw new TransferError({ kind: 'wrong-content' });
    }
    let noted = bytes.length;
    for (let at = 0; at < answer.body.length; at += CHUNK) {
      await pause(answer.isSlow ? 400 : undefined, signal);
      const chunk = answer.body.slice(at, at + CHUNK);
      bytes = join([bytes, chunk]);
      onBytes?.(chunk.length);
      disk.write(partial, bytes);
      if (bytes.length - noted < CHECKPOINT) continue;
      noted = bytes.length;
      disk.sync(partial);
      await replace(noteOf(partial), encoder.encode(`${bytes.length} ${hashOf(bytes)}`));
    }
    if (answer.isCut) throw new TransferError({ kind: 'network-down' });
    if (answer.body.length === 0) disk.write(partial, bytes);
    return bytes;
  }

  async function transfer(request: TransferRequest): Promise<StoredFile> {
    const { folder, expected } = request;
    const path = expected && pathOf({ folder, sha256: expected.sha256 });
    if (path && settling.has(path)) await settle(0);
    const known = path && disk.read(path);
    if (known && !request.replaces) return { folder, sha256: expected.sha256, size: known.length };
    const partial = partialOf({ folder, sha256: expected?.sha256 ?? `unknown-${request.url.replaceAll('/', '-')}` });
    const bytes = await receive(request, partial);
    const file = { folder, sha256: hashOf(bytes), size: bytes.length };
    if (expected && care.checksHash && (file.sha256 !== expected.sha256 || file.size !== expected.size)) {
      drop(partial);
      throw new TransferError({ kind: 'wrong-content' });
    }
    const named = expected && !care.checksHash ? { ...file, ...expected } : file;
    const finish = async () => {
      try {
        if (care.syncsData) disk.sync(partial);
      } catch (error) {
        drop(partial);
        throw error;
      }
      await pause();
      disk.rename(partial, pathOf(named));
      await pause();
      disk.remove(noteOf(partial));
    };
    if (!expected) {
      await finish();
      return named;
    }
    disk.write(noteOf(partial), encoder.encode(`${bytes.length} ${hashOf(bytes)}`));
    settling.set(pathOf(named), finish);
    await settle(SETTLING);
    return named;
  }

  const cancelled = (signal: AbortSignal | undefined) => (error: unknown) => {
    throw signal?.aborted ? new TransferError({ kind: 'cancelled' }) : error;
  };

  return {
    async freeSpace() {
      await pause();
      return disk.capacity - disk.used + SPARE;
    },
    async list() {
      await pause();
      await settle(0);
      disk.mayFail();
      return disk.paths().flatMap((path) => {
        const [folder = '', sha256 = ''] = path.split('/');
        return isFolder(folder) ? [{ folder, sha256, size: disk.read(path)?.length ?? 0 }] : [];
      });
    },
    async listPartial() {
      await pause();
      disk.mayFail();
      return disk.paths().flatMap((path) => {
        const [, folder = '', sha256 = ''] = /^partial\/(.+)-([^-.]+)$/.exec(path) ?? [];
        return isFolder(folder) ? [{ folder, sha256, size: disk.read(path)?.length ?? 0 }] : [];
      });
    },
    async transfer(request) {
      return pause(undefined, request.signal)
        .then(() => transfer(request))
        .catch(cancelled(request.signal));
    },
    async remove(files) {
      await pause();
      await settleAll().catch(() => {});
      disk.syncNames();
      for (const file of files) {
        await pause(0);
        disk.mayFail();
        disk.remove(pathOf(file));
        drop(partialOf(file));
      }
    },
    async removePartial(except) {
      await pause();
      await settleAll().catch(() => {});
      disk.mayFail();
      const kept = new Set(except.map(partialOf));
      for (const path of disk.paths()) {
        if (path.startsWith('partial/') && !kept.has(path.replace('.note', ''))) disk.remove(path);
      }
    },
    async isSound(file) {
      await pause();
      const bytes = disk.read(pathOf(file));
      return bytes !== null && hashOf(bytes) === file.sha256;
    },
    async readText(name) {
      await pause();
      disk.mayFail();
      const bytes = disk.read(name);
      return bytes && decoder.decode(bytes);
    },
    async writeText(name, text) {
      await pause();
      await settleAll();
      disk.syncNames();
      await replace(name, encoder.encode(text));
    },
    async removeText(name) {
      await pause();
      disk.mayFail();
      disk.remove(name);
      disk.syncNames();
    },
    async textNames() {
      await pause();
      disk.mayFail();
      return disk.paths().filter((path) => /^[^/]+\.json$/.test(path));
    },
  };
}
