import * as z from 'zod/mini';
import { defineResource } from './resource.ts';
import { language } from './sites.ts';

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
    /** As it was let in (account-email.ts, or the CMS): read by no stricter rule. */
    email: z.string(),
    /** Of mails and of the profile; a page's language is its site's. */
    language,
    kind: z.enum(['customer', 'sales']),
  }),
  {},
);

/** What a document request keeps of who sent it. */
export const sender = z.omit(user.attributes, { language: true });
