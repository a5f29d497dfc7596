import { mailCode } from '@vitrine/accounts/mailed-codes/mail-code.ts';
import { z } from 'zod';
import type { TestServer } from './test-server.ts';

export const NEW_PASSWORD = 'vier schöne rote Rosen';

/** What a person sends to register; `change` replaces single fields. */
export const registration = (change: Record<string, unknown> = {}): Record<string, unknown> => ({
  gender: 'f',
  firstname: 'Anna',
  lastname: 'Beispiel',
  company: 'Metzgerei Beispiel',
  phone: '+49 7161 555-0',
  countryId: 'DE',
  email: 'einkauf@metzgerei.example',
  password: NEW_PASSWORD,
  password_confirmation: NEW_PASSWORD,
  acceptTerms: true,
  newsletter: false,
  ...change,
});

/** The codes that were mailed to an address, the newest last: what the worker derives from the registrations. */
export async function confirmationCodes({ pool, context }: TestServer, email: string): Promise<string[]> {
  const { rows } = await pool.query('select id from vitrine.registration where email = $1 order by created_at', [email]);
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => mailCode(context.environment.secret, 'registration', id));
}

const problemDocument = z.object({
  errors: z.array(z.object({ code: z.string(), detail: z.string(), source: z.object({ pointer: z.string() }).optional() })),
});

/** The errors of an answer as `pointer code`, sorted. */
export const problemsOf = (answer: { body: string }): string[] =>
  problemDocument
    .parse(JSON.parse(answer.body))
    .errors.map(({ code, source }) => `${source?.pointer ?? '-'} ${code}`)
    .sort();
