import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import {
  type CatalogueFiles,
  type StoredFile,
  TransferError,
  type TransferProblem,
} from '@vitrine/platform/catalogue-files/types.ts';
import { z } from 'zod';

const problem: z.ZodType<TransferProblem> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), status: z.int() }),
  z.object({ kind: z.enum(['address-not-found', 'timeout', 'network-down', 'wrong-content', 'disk-full', 'cancelled']) }),
  z.object({ kind: z.literal('disk'), message: z.string() }),
]);
const line = z.union([
  z.object({ id: z.int(), bytes: z.int() }),
  z.object({ id: z.int(), ok: z.unknown() }),
  z.object({ id: z.int(), problem }),
]);
const storedFile: z.ZodType<StoredFile> = z.object({
  folder: z.enum(['objects', 'images', 'renderings', 'videos', 'video-thumbnails', 'pdfs', '360']),
  sha256: z.string(),
  size: z.int(),
});
const nothing = z.unknown().transform(() => undefined);

interface Waiting {
  settle(answer: { ok: unknown } | { problem: TransferProblem }): void;
  onBytes?: ((bytes: number) => void) | undefined;
}

/** The store of the desktop app as a process (apps/desktop/store/examples/store-process.rs), which can be killed. */
export class StoreProcess {
  /** Bytes that it said to have received. */
  received = 0;
  /** Hears of bytes as they are received. */
  onReceived: () => void = () => {};
  readonly #child: ChildProcess;
  readonly #waiting = new Map<number, Waiting>();
  readonly #ended: Promise<void>;
  #id = 0;

  constructor(program: string, folder: string) {
    this.#child = spawn(program, [folder], { stdio: ['pipe', 'pipe', 'inherit'] });
    const { stdin, stdout } = this.#child;
    if (!stdin || !stdout) throw new Error('A process with pipes has them.');
    // A killed process reads no more.
    stdin.on('error', () => {});
    const lines = createInterface({ input: stdout });
    lines.on('line', (text) => this.#hear(text));
    this.#ended = new Promise((resolve) => lines.on('close', resolve));
  }

  #hear(text: string): void {
    // The last line of a killed process may be cut off.
    if (!text.endsWith('}')) return;
    const said = line.parse(JSON.parse(text));
    const waiting = this.#waiting.get(said.id);
    if ('bytes' in said) {
      this.received += said.bytes;
      waiting?.onBytes?.(said.bytes);
      this.onReceived();
      return;
    }
    this.#waiting.delete(said.id);
    waiting?.settle(said);
  }

  #ask<T>(call: object, schema: z.ZodType<T>, { signal, onBytes }: { signal?: AbortSignal; onBytes?: Waiting['onBytes'] } = {}) {
    const id = ++this.#id;
    const write = (input: object) => this.#child.stdin?.write(`${JSON.stringify(input)}\n`);
    const cancel = () => write({ id: ++this.#id, call: 'cancel', transfer: id });
    return new Promise<T>((resolve, reject) => {
      const settle: Waiting['settle'] = (answer) => {
        signal?.removeEventListener('abort', cancel);
        if ('problem' in answer) reject(new TransferError(answer.problem));
        else resolve(schema.parse(answer.ok));
      };
      this.#waiting.set(id, { settle, onBytes });
      signal?.addEventListener('abort', cancel);
      write({ id, ...call });
    });
  }

  readonly files: CatalogueFiles = {
    freeSpace: () => this.#ask({ call: 'freeSpace' }, z.number()),
    list: () => this.#ask({ call: 'list' }, z.array(storedFile)),
    listPartial: () => this.#ask({ call: 'listPartial' }, z.array(storedFile)),
    transfer: ({ signal, onBytes, ...request }) =>
      this.#ask({ call: 'transfer', request }, storedFile, { ...(signal ? { signal } : {}), onBytes }),
    remove: (files) => this.#ask({ call: 'remove', files: files.map(({ folder, sha256 }) => ({ folder, sha256 })) }, nothing),
    removePartial: (except) => this.#ask({ call: 'removePartial', except }, nothing),
    isSound: ({ folder, sha256 }) => this.#ask({ call: 'isSound', file: { folder, sha256 } }, z.boolean()),
    readText: (name) => this.#ask({ call: 'readText', name }, z.string().nullable()),
    writeText: (name, text) => this.#ask({ call: 'writeText', name, text }, nothing),
    removeText: (name) => this.#ask({ call: 'removeText', name }, nothing),
    textNames: () => this.#ask({ call: 'textNames' }, z.array(z.string())),
  };

  /** kill -9; waits until everything that it had said was heard. What was asked of it is never answered. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }
}
