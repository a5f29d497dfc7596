import * as z from 'zod/mini';
import { call } from '../tauri/call.ts';
import type { Secrets } from './types.ts';

/** Where the main process keeps secrets. */
export const secretsKept = z.enum(['keychain', 'file']);
export type SecretsKept = z.infer<typeof secretsKept>;

interface AtStart {
  secrets: Record<string, string>;
  secretsKept: SecretsKept;
}

/**
 * Secrets of the keychain: read once at the start, written one after the other in the background. `kept` answers where the last ones went: a
 * keychain may be closed and opened while the app runs.
 */
export function desktopSecrets(atStart: AtStart): { secrets: Secrets; kept: () => SecretsKept } {
  const texts = new Map(Object.entries(atStart.secrets));
  let kept = atStart.secretsKept;
  let last = Promise.resolve();
  const inOrder = (command: string, input: Record<string, unknown>) => {
    last = last
      .then(async () => {
        kept = await call(command, secretsKept, input);
      })
      .catch((error) => console.error(error));
  };
  const secrets: Secrets = {
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
  return { secrets, kept: () => kept };
}
