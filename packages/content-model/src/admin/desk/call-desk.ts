import type { z } from 'zod';
import { DESK_API } from '../../desk/desk-contract.ts';

/** Asks the desk's API, with the cookie of who is logged in. Throws when there is no answer, or another than it should be. */
export async function callDesk<S extends z.ZodType>(
  path: string,
  answer: S,
  { body, language, signal }: { body?: object; language: string; signal?: AbortSignal },
): Promise<z.output<S>> {
  const response = await fetch(`${DESK_API}${path}`, {
    credentials: 'same-origin',
    headers: { 'Accept-Language': language, ...(body && { 'Content-Type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    ...(signal && { signal }),
  });
  if (!response.ok) throw new Error(`the desk answered ${response.status}`);
  return answer.parse(await response.json());
}
