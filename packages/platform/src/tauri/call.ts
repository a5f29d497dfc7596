import { invoke } from '@tauri-apps/api/core';
import * as z from 'zod/mini';

/** Calls a command of the main process and parses its answer. Throws what the command says, as an Error. */
export async function call<T>(command: string, schema: z.ZodMiniType<T>, input: Record<string, unknown> = {}): Promise<T> {
  try {
    return schema.parse(await invoke(command, input));
  } catch (cause) {
    throw cause instanceof Error ? cause : new Error(`${command}: ${String(cause)}`, { cause });
  }
}

/** Answer of a command that answers nothing. */
export const nothing = z.pipe(
  z.nullish(z.null()),
  z.transform(() => undefined),
);

/** Notifies the main process; nothing waits for its answer. */
export function notify(command: string, input: Record<string, unknown>): void {
  call(command, nothing, input).catch((error) => console.error(error));
}
