import type { AssetKind } from '@vitrine/contract/manifest.ts';

/** Folders of the store by kind (shell.md 9). `objects` holds resource documents. */
export const FILE_FOLDERS = ['objects', 'images', 'renderings', 'videos', 'video-thumbnails', 'pdfs', '360'] as const;
export type FileFolder = (typeof FILE_FOLDERS)[number];

/** Where the files of each kind of asset are kept. */
export const FOLDER_OF_KIND = {
  image: 'images',
  rendering: 'renderings',
  video: 'videos',
  'video-thumbnail': 'video-thumbnails',
  pdf: 'pdfs',
  360: '360',
} as const satisfies Record<AssetKind, FileFolder>;

/** Names a file by its content, so that a file that did not change is never loaded twice. */
export interface FileKey {
  folder: FileFolder;
  /** Of the bytes, as 64 hex digits. */
  sha256: string;
}
export interface StoredFile extends FileKey {
  /** Bytes. */
  size: number;
}

/** Why a transfer ended without a file. What has arrived stays, and the next transfer of the same file continues there. */
export type TransferProblem =
  /** The server answered with another status than 200 or 206. */
  | { kind: 'status'; status: number }
  /** The name of the server does not resolve, or the address is none. */
  | { kind: 'address-not-found' }
  | { kind: 'timeout' }
  /** The connection was refused or ended in the middle. */
  | { kind: 'network-down' }
  /** All bytes arrived, and their SHA-256 or their size is not the one that was asked for. Nothing of them is kept. */
  | { kind: 'wrong-content' }
  | { kind: 'disk-full' }
  /** The store cannot be written or read; `message` is the system's. */
  | { kind: 'disk'; message: string }
  | { kind: 'cancelled' };

export class TransferError extends Error {
  override name = 'TransferError';
  readonly problem: TransferProblem;
  constructor(problem: TransferProblem) {
    super(problem.kind);
    this.problem = problem;
  }
}

export interface TransferRequest {
  /** Absolute, http or https. */
  url: string;
  headers: Record<string, string>;
  folder: FileFolder;
  /** Null for an answer that no manifest names: it is kept by the hash that it turns out to have. */
  expected: { sha256: string; size: number } | null;
  /** The file is there with other bytes: it is loaded all the same, and the new one takes its place by one rename. */
  replaces?: boolean;
  signal?: AbortSignal;
  /** Hears of bytes that came over the network since the last call. */
  onBytes?: (bytes: number) => void;
}

/** The catalogue on the disk of a desktop app: files by their content, and small texts that are replaced whole. */
export interface CatalogueFiles {
  /** Bytes that the disk of the store has left. */
  freeSpace(): Promise<number>;
  /** Every complete file. */
  list(): Promise<StoredFile[]>;
  /** What interrupted transfers have on the disk: `size` is the room that it takes. */
  listPartial(): Promise<StoredFile[]>;
  /**
   * Loads a file. One that is there already is not asked for, unless it is to be replaced. Bytes of an interrupted transfer are verified against what was noted when
   * they were written, and the rest is asked for by Range. The file appears under its name only when it is complete, verified and on
   * the disk. Throws TransferError.
   */
  transfer(request: TransferRequest): Promise<StoredFile>;
  /** Removes files, complete or not; one that is not there is no error. */
  remove(files: readonly FileKey[]): Promise<void>;
  /** Removes what is left of interrupted transfers, but for these files. */
  removePartial(except: readonly FileKey[]): Promise<void>;
  /** Reads a complete file again and tells whether its content is what its name says. */
  isSound(file: FileKey): Promise<boolean>;
  readText(name: string): Promise<string | null>;
  /** Replaces a text by one rename: after a power failure it is the old one or the new one. Throws TransferError (disk). */
  writeText(name: string, text: string): Promise<void>;
  removeText(name: string): Promise<void>;
  textNames(): Promise<string[]>;
}

/** Name of the text that names the active catalogue; the main process reads both to serve its files. */
export const POINTER = 'current.json';
