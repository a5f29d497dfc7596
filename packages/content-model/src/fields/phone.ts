import type { TextField } from 'payload';
import type { AdminText } from '../languages.ts';
import { message } from '../messages.ts';

/** With the country code, so that it can be called from anywhere; spaces and hyphens as people write them. */
const PHONE = /^\+[1-9][\d ()/-]{4,28}\d$/;

export const phoneField = (name: string, label: AdminText): TextField => ({
  name,
  type: 'text',
  label,
  maxLength: 30,
  admin: { width: '50%', placeholder: '+49 7161 555-0' },
  validate: (value: string | null | undefined, { req }: { req: Parameters<typeof message>[0] }) =>
    !value || PHONE.test(value) || message(req, 'phoneFormat'),
});
