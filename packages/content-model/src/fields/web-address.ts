import type { TextField } from 'payload';
import type { AdminText } from '../languages.ts';
import { type MessageKey, message } from '../messages.ts';

const WEB = /^https?:\/\/[^\s.]+\.[^\s]+$/;

/** A complete address on the web. */
export const webAddressField = (name: string, label: AdminText, refusal: MessageKey): TextField => ({
  name,
  type: 'text',
  label,
  maxLength: 500,
  admin: { placeholder: 'https://' },
  validate: (value: string | null | undefined, { req }: { req: Parameters<typeof message>[0] }) =>
    !value || WEB.test(value) || message(req, refusal),
});
