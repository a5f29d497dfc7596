import type { PayloadRequest } from 'payload';
import { answered } from '../access/staff-endpoint.ts';
import type { AdminText } from '../languages.ts';
import { adminLanguage } from '../records/label-text.ts';
import type { QueryProblem } from './query-problem.ts';

const refused = (req: PayloadRequest, status: number, text: AdminText): Response =>
  answered({ errors: [{ message: text[adminLanguage(req)] }] }, status);

/** Says which parameter of a question is wrong. */
export const wrongParameter = (req: PayloadRequest, { name, max, ofLists }: QueryProblem): Response =>
  refused(req, 400, {
    de: `Der Parameter „${name}“ ist so nicht möglich${max === undefined ? '' : `; höchstens ${max}${ofLists ? ' Felder mit mehreren Werten' : ''}`}.`,
    en: `The parameter “${name}” is not possible like this${max === undefined ? '' : `; at most ${max}${ofLists ? ' fields with several values' : ''}`}.`,
  });

export const wrongValue = (req: PayloadRequest): Response =>
  refused(req, 400, { de: 'Diese Anfrage ist so nicht möglich.', en: 'This request is not possible like this.' });

/** Says how many records a change would be of. */
export const tooManyRecords = (req: PayloadRequest, count: number, max: number): Response =>
  refused(req, 400, {
    de: `Das betrifft ${count} Einträge. Auf einmal lassen sich höchstens ${max} ändern oder löschen.`,
    en: `This concerns ${count} records. At most ${max} can be changed or deleted at once.`,
  });

export const tooLarge = (req: PayloadRequest): Response =>
  refused(req, 413, { de: 'Diese Datei ist zu groß.', en: 'This file is too large.' });

export const notReadable = (req: PayloadRequest): Response =>
  refused(req, 400, { de: 'Diese Daten sind nicht lesbar.', en: 'These data cannot be read.' });

export const tookTooLong = (req: PayloadRequest): Response =>
  refused(req, 503, {
    de: 'Das hat zu lange gedauert. Bitte fragen Sie nach weniger oder später noch einmal.',
    en: 'This took too long. Please ask for less, or try again later.',
  });

export function tooManyReads(req: PayloadRequest): Response {
  const answer = refused(req, 429, {
    de: 'Das sind zu viele große Anfragen auf einmal. Bitte warten Sie, bis die ersten beantwortet sind.',
    en: 'These are too many large requests at once. Please wait until the first ones are answered.',
  });
  answer.headers.set('retry-after', '5');
  return answer;
}

/** For the log of a proxy between; the caller has gone (nginx's number for it). */
export const nobodyWaits = (): Response => new Response(null, { status: 499 });
