import { accountEmail } from '@vitrine/contract/account-email.ts';
import type { EmailFieldValidation } from 'payload';

/** What registration takes; Payload's own check refuses domains like `xn--p1ai`, and with them every change of such an account. */
export const validateAccountEmail: EmailFieldValidation = (value, { req }) =>
  accountEmail.safeParse(value ?? '').success || req.t('validation:emailAddress');
