import { type PayloadRequest, ValidationError } from 'payload';
import { CURRENT_PASSWORD_LABEL } from '../collections/current-password.ts';
import type { AdminText } from '../languages.ts';
import { type MessageKey, message } from '../messages.ts';
import { adminLanguage } from '../records/label-text.ts';

const LABELS: Record<'file' | 'password' | 'currentPassword' | 'roles' | 'state', AdminText> = {
  file: { de: 'Datei', en: 'File' },
  password: { de: 'Neues Passwort', en: 'New password' },
  currentPassword: CURRENT_PASSWORD_LABEL,
  roles: { de: 'Rollen', en: 'Roles' },
  state: { de: 'Zustand', en: 'State' },
};

/** The error by which a hook refuses what is saved, at a field, with a sentence of its own. */
export function refusalSaying(collection: string, path: keyof typeof LABELS, text: string, req: PayloadRequest): ValidationError {
  const label = LABELS[path][adminLanguage(req)];
  return new ValidationError({ collection, errors: [{ label, path, message: text }], req }, req.t);
}

/** The error by which a hook refuses what is saved, at a field and in the language of the admin. */
export const refusal = (collection: string, path: keyof typeof LABELS, key: MessageKey, req: PayloadRequest): ValidationError =>
  refusalSaying(collection, path, message(req, key), req);
