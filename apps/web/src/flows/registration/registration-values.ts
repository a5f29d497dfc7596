import type { RegisterRequest } from '@vitrine/contract/registration.ts';
import * as z from 'zod/mini';
import { sessionDraft } from '../../forms/session-draft.ts';

/** What the form holds: the payload of `auth/register`, with a box that may not be ticked yet. */
export type RegistrationValues = Omit<RegisterRequest, 'acceptTerms'> & { acceptTerms: boolean };

/** Fields in the order of the form. */
export const FIELDS = [
  'gender',
  'firstname',
  'lastname',
  'company',
  'countryId',
  'email',
  'phone',
  'password',
  'password_confirmation',
  'acceptTerms',
  'newsletter',
] as const satisfies (keyof RegistrationValues)[];

const EMPTY: RegistrationValues = {
  gender: 'm',
  firstname: '',
  lastname: '',
  company: '',
  phone: '',
  countryId: '',
  email: '',
  password: '',
  password_confirmation: '',
  acceptTerms: false,
  newsletter: false,
};

const kept = z.object({
  gender: z.enum(['m', 'f']),
  firstname: z.string(),
  lastname: z.string(),
  company: z.string(),
  phone: z.string(),
  countryId: z.string(),
  email: z.string(),
  acceptTerms: z.boolean(),
  newsletter: z.boolean(),
});

/** What was typed, without the passwords. */
export const registrationDraft = sessionDraft('registration', kept, EMPTY);

/** What the form begins with. */
export const firstValues = (): RegistrationValues => ({ ...EMPTY, ...registrationDraft.read() });
