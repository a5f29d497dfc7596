import type { StorageArea } from './types.ts';

/** Lives as long as the process; `others`: what other windows wrote, as one of them would tell it. */
export function memoryArea(): StorageArea & { others(name: string, text: string | null): void } {
  const texts = new Map<string, string>();
  const listeners: ((name: string | null, text: string | null) => void)[] = [];
  return {
    read: (name) => texts.get(name) ?? null,
    write: (name, text) => void texts.set(name, text),
    remove: (name) => void texts.delete(name),
    names: () => [...texts.keys()],
    clear: () => texts.clear(),
    onOtherWindow: (listener) => void listeners.push(listener),
    others(name, text) {
      if (text === null) texts.delete(name);
      else texts.set(name, text);
      for (const listener of listeners) listener(name, text);
    },
  };
}
