import type * as z from 'zod/mini';
import { platform } from '../platform.ts';

/** What was typed into a form, kept for this tab. */
export interface SessionDraft<T> {
  read(): T;
  write(values: T): void;
  clear(): void;
}

/**
 * Keeps what is typed in session storage, so that it outlives errors, a reload and the way back, in this tab alone. What is
 * kept is what the schema names: a password is never among it. Without storage nothing is kept.
 */
export function sessionDraft<T extends object>(name: string, schema: z.ZodMiniType<T>, empty: T): SessionDraft<T> {
  return {
    read() {
      try {
        const kept: unknown = JSON.parse(platform.session.read(name) ?? 'null');
        const parsed = schema.safeParse(kept);
        return parsed.success ? parsed.data : empty;
      } catch {
        return empty;
      }
    },
    write(values) {
      try {
        platform.session.write(name, JSON.stringify(schema.parse(values)));
      } catch {
        // Storage is full or blocked: the form itself still holds everything.
      }
    },
    clear() {
      try {
        platform.session.remove(name);
      } catch {
        // Storage is blocked: nothing was kept.
      }
    },
  };
}
