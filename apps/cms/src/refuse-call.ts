import type { Language } from '@vitrine/contract/sites.ts';
import { headers } from 'next/headers';
import { answerWith } from './call-answers.ts';

const NO_CALL: Record<Language, string> = {
  de: 'Diese Anfrage ist so nicht möglich.',
  en: 'This request is not possible like this.',
};

/** Refuses a call of a server function with a sentence, in the shape in which the CMS refuses everything. */
export async function refuseCall({ status, message }: { status: number; message?: string } = { status: 400 }) {
  answerWith(status);
  const language = (await headers()).get('accept-language')?.toLowerCase().startsWith('en') ? 'en' : 'de';
  return { errors: [{ message: message ?? NO_CALL[language] }] };
}
