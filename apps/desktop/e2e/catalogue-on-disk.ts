import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { type CatalogueIndex, catalogueIndex, pointer } from '@vitrine/platform/catalogue-files/catalogue-index.ts';

/** What the app keeps of the catalogue below `data`, read from outside while it runs or after it was killed. */
export class CatalogueOnDisk {
  readonly folder: string;
  readonly texts: string;
  readonly #files: string;

  constructor(data: string) {
    this.folder = path.join(data, 'catalogue');
    this.texts = path.join(this.folder, 'texts');
    this.#files = path.join(this.folder, 'files');
  }

  get pointer(): string {
    return path.join(this.texts, 'current.json');
  }

  get isThere(): boolean {
    return existsSync(this.pointer);
  }

  /** Name of the active catalogue's text. Throws when the pointer is none. */
  get name(): string {
    return pointer.parse(JSON.parse(readFileSync(this.pointer, 'utf8'))).catalogue;
  }

  /** The active catalogue. Throws when its text is none. */
  index(): CatalogueIndex {
    return catalogueIndex.parse(JSON.parse(readFileSync(path.join(this.texts, this.name), 'utf8')));
  }

  pathOf({ folder, sha256 }: { folder: string; sha256: string }): string {
    return path.join(this.#files, folder, sha256);
  }

  /** Paths of complete files; none before the app has made its folders. */
  #names(): string[] {
    if (!existsSync(this.#files)) return [];
    return readdirSync(this.#files).flatMap((folder) =>
      readdirSync(path.join(this.#files, folder)).map((name) => path.join(this.#files, folder, name)),
    );
  }

  /** Bytes that have arrived, those of unfinished files among them. */
  bytes(): number {
    const partial = path.join(this.folder, 'partial');
    const unfinished = existsSync(partial) ? readdirSync(partial).map((name) => path.join(partial, name)) : [];
    const size = (name: string) => statSync(name, { throwIfNoEntry: false })?.size ?? 0;
    return [...this.#names(), ...unfinished].reduce((sum, name) => sum + size(name), 0);
  }

  /** Numbers that the file system gives complete files, by their paths: a file that was loaded anew has another one. */
  inodes(): Map<string, number> {
    return new Map(this.#names().map((name) => [name, statSync(name).ino]));
  }

  /** Files that are under their name with other bytes than it says. */
  corrupt(): string[] {
    return this.#names().filter((name) => createHash('sha256').update(readFileSync(name)).digest('hex') !== path.basename(name));
  }

  /** Paths that the active catalogue names and whose file is not whole; without a catalogue there are none. */
  missing(): string[] {
    if (!this.isThere) return [];
    return Object.entries(this.index().files)
      .filter(([, file]) => statSync(this.pathOf(file), { throwIfNoEntry: false })?.size !== file.size)
      .map(([key]) => key);
  }
}
