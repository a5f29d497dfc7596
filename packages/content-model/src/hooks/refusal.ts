import { type PayloadRequest, ValidationError } from 'payload';
import type { AdminText } from '../languages.ts';
import { type MessageKey, message } from '../messages.ts';

const LABELS: Record<'file' | 'password' | 'roles', AdminText> = {
  file: { de: 'Datei', en: 'File' },
  password: { de: 'Neues Passwort', en: 'New password' },
  roles: { de: 'Rollen', en: 'Roles' },
};

/** The error by which a hook refuses what is saved, at a field and in the language of the admin. */
export function refusal(collection: string, path: keyof typeof LABELS, key: MessageKey, req: PayloadRequest): ValidationError {
  const label = LABELS[path][req.i18n?.language === 'de' ? 'de' : 'en'];
  return new ValidationError({ collection, errors: [{ label, path, message: message(req, key) }], req }, req.t);
}
