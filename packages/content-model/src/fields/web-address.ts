import type { TextField, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import type { AdminText } from '../languages.ts';
import { type MessageKey, message } from '../messages.ts';

type TextOptions = Parameters<TextFieldSingleValidation>[1];

const WEB = /^https?:\/\/[^\s.]+\.[^\s]+$/;

/** A complete address on the web. */
export const webAddressField = (name: string, label: AdminText, refusal: MessageKey): TextField => ({
  name,
  type: 'text',
  label,
  maxLength: 500,
  admin: { placeholder: 'https://' },
  // A rule of its own replaces Payload's, which keeps the length.
  validate: async (value: string | null | undefined, options: TextOptions) => {
    const usual = await text(value, options);
    if (usual !== true || !value) return usual;
    return WEB.test(value) || message(options.req, refusal);
  },
});
