/** Texts by name. A browser may block storage or find no room: then reading and writing throw. */
export interface StorageArea {
  read(name: string): string | null;
  write(name: string, text: string): void;
  remove(name: string): void;
  names(): string[];
  clear(): void;
  /** Hears of what another window wrote: the name, null for all of them, and the new text, null where it was removed. */
  onOtherWindow(listener: (name: string | null, text: string | null) => void): void;
}
