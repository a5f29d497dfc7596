import type { NumberField, TextField } from 'payload';
import { nobody } from '../access/nobody.ts';
import type { AdminText } from '../languages.ts';

const computed = {
  access: { create: nobody, update: nobody },
  admin: { readOnly: true, position: 'sidebar' },
} as const;

/** A number read from the file by a hook; nobody types it in. */
export const computedNumber = (name: string, label: AdminText): NumberField => ({ name, type: 'number', label, ...computed });

/** ThumbHash of the picture, base64: about 25 bytes that show while the picture loads. */
export const placeholderField: TextField = {
  name: 'placeholder',
  type: 'text',
  access: computed.access,
  admin: { hidden: true },
};
