import { DESK_API } from '@vitrine/accounts/desk/desk-contract.ts';
import type { z } from 'zod';
import { answerOf } from '../call-api.ts';

/** Asks the desk's API. Throws when there is no answer, or another than it should be. */
export const callDesk = <S extends z.ZodType>(
  path: string,
  answer: S,
  call: { body?: object; language: string; signal?: AbortSignal },
): Promise<z.output<S>> => answerOf(`${DESK_API}${path}`, answer, call);
