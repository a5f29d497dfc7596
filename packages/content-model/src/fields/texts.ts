import type { TextareaField, TextField, TextFieldSingleValidation } from 'payload';
import type { AdminText } from '../languages.ts';

interface TextOptions {
  required?: boolean;
  description?: AdminText;
  maxLength?: number;
  width?: string;
}

interface LineOptions extends TextOptions {
  /** In the place of Payload's rules of length and necessity: call those too. */
  validate?: TextFieldSingleValidation;
}

const admin = ({ description, width }: TextOptions) => ({
  components: { afterInput: ['/admin/german/german-original.tsx#GermanOriginal'] },
  ...(description && { description }),
  ...(width && { width }),
});

/** One line in German and English; a missing English one shows the German. */
export const textField = (name: string, label: AdminText, options: LineOptions = {}): TextField => ({
  name,
  type: 'text',
  label,
  localized: true,
  required: options.required ?? false,
  maxLength: options.maxLength ?? 200,
  ...(options.validate && { validate: options.validate }),
  admin: admin(options),
});

/** Plain paragraphs in German and English. */
export const copyField = (name: string, label: AdminText, options: TextOptions = {}): TextareaField => ({
  name,
  type: 'textarea',
  label,
  localized: true,
  required: options.required ?? false,
  maxLength: options.maxLength ?? 3000,
  admin: { rows: 4, ...admin(options) },
});
