import { type FactorRefusal, factorRefusal, STAFF_API } from '@vitrine/accounts/staff/staff-contract.ts';
import type { z } from 'zod';
import { callApi } from '../call-api.ts';

export type StaffAnswer<T> = { done: T } | { refused: FactorRefusal };

/** Asks the API about the own security. A refusal is an answer; throws when there is none. */
export async function callStaff<S extends z.ZodType>(path: string, answer: S, body?: object): Promise<StaffAnswer<z.output<S>>> {
  const response = await callApi(`${STAFF_API}${path}`, { ...(body && { body }) });
  if (response.status === 409) return { refused: factorRefusal.parse(await response.json()).reason };
  if (!response.ok) throw new Error(`the staff API answered ${response.status}`);
  return { done: answer.parse(await response.json()) };
}
