import * as z from 'zod/mini';
import { defineResource } from './resource.ts';

/** `user/current`: the account that is logged in; cover and last sheet print its contact details. */
export const user = defineResource(
  'user',
  z.object({
    gender: z.enum(['m', 'f']),
    firstname: z.string(),
    lastname: z.string(),
    company: z.string(),
    /** Role in the company, as on a business card. */
    position: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    email: z.email(),
    kind: z.enum(['customer', 'sales']),
  }),
  {},
);
