import { STAFF_API } from '@vitrine/accounts/staff/staff-contract.ts';
import { z } from 'zod';
import { callApi } from '../call-api.ts';
import type { StaffLanguage } from './words.ts';

const refusal = z.object({
  errors: z
    .array(z.object({ message: z.string(), data: z.object({ errors: z.array(z.object({ message: z.string() })) }).optional() }))
    .min(1),
});

/** Sends what somebody who is not logged in has typed. Answers null when it is done, else what to say; `failed` when nothing else is known. */
export async function sendForm(path: string, body: object, language: StaffLanguage, failed: string): Promise<string | null> {
  try {
    const response = await callApi(`${STAFF_API}${path}`, { body, language });
    if (response.ok) return null;
    const [error] = refusal.parse(await response.json()).errors;
    return error?.data?.errors[0]?.message ?? error?.message ?? failed;
  } catch {
    return failed;
  }
}
