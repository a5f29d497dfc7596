import type { Language } from '@vitrine/contract/sites.ts';
import { UPLOAD_WORDS } from './words.ts';

/** How an upload of several files ended, which Payload says in English only, in our words; anything else as it is. */
export function inOurWords<M>(message: M, language: Language): M | string {
  const said = typeof message === 'string' ? /^(Successfully saved|Failed to save) (\d+) files$/.exec(message) : null;
  if (!said) return message;
  const words = UPLOAD_WORDS[language];
  return (said[1] === 'Failed to save' ? words.notSaved : words.saved)(Number(said[2]));
}
