import { call, nothing } from '../tauri/call.ts';
import type { Secrets } from './types.ts';

/** Secrets of the keychain: read once at the start, written one after the other in the background. */
export function desktopSecrets(atStart: Record<string, string>): Secrets {
  const texts = new Map(Object.entries(atStart));
  let last = Promise.resolve();
  const inOrder = (command: string, input: Record<string, unknown>) => {
    last = last.then(() => call(command, nothing, input)).catch((error) => console.error(error));
  };
  return {
    read: (name) => texts.get(name) ?? null,
    write(name, text) {
      texts.set(name, text);
      inOrder('write_secret', { name, text });
    },
    remove(name) {
      texts.delete(name);
      inOrder('remove_secret', { name });
    },
    // The app has one window.
    onOtherWindow() {},
  };
}
