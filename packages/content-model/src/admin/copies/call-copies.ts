import type { z } from 'zod';
import { COPIES_API, copyAnswer, type StillSame, stillSameAnswer } from '../../copies/copies-contract.ts';

async function call<A extends z.ZodType>(
  path: string,
  answer: A,
  language: string,
  init: RequestInit = {},
): Promise<z.output<A>> {
  const headers = { 'Accept-Language': language, ...(init.body && { 'Content-Type': 'application/json' }) };
  const response = await fetch(`${COPIES_API}${path}`, { credentials: 'same-origin', ...init, headers });
  if (!response.ok) throw new Error(`the copies answered ${response.status}`);
  return answer.parse(await response.json());
}

/** A new machine after another one. */
export const makeCopy = (id: string, typeName: string, language: string) =>
  call('', copyAnswer, language, { method: 'POST', body: JSON.stringify({ id, typeName }) });

export const readStillSame = async (id: string, language: string, signal: AbortSignal): Promise<StillSame | null> =>
  (await call(`?${new URLSearchParams({ id })}`, stillSameAnswer, language, { signal })).copy;

/** Nothing is marked any more. */
export const markChecked = async (id: string, language: string): Promise<void> => {
  await call('/checked', stillSameAnswer, language, { method: 'POST', body: JSON.stringify({ id }) });
};
