import * as z from 'zod/mini';
import { call } from '../tauri/call.ts';
import { TransferError } from './types.ts';

/** A `TransferProblem` as the main process says it. */
export const transferProblem = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('status'), status: z.int() }),
  z.object({ kind: z.enum(['address-not-found', 'timeout', 'network-down', 'wrong-content', 'disk-full', 'cancelled']) }),
  z.object({ kind: z.literal('disk'), message: z.string() }),
]);

/** Calls a command that transfers a file or uses the store; what it refuses is a TransferError. */
export async function askStore<T>(command: string, schema: z.ZodMiniType<T>, input?: Record<string, unknown>): Promise<T> {
  try {
    return await call(command, schema, input);
  } catch (error) {
    const told = transferProblem.safeParse(error instanceof Error ? error.cause : error);
    throw new TransferError(told.data ?? { kind: 'disk', message: String(error) });
  }
}
