import type { Language } from '@vitrine/contract/sites.ts';
import type { FastifyRequest } from 'fastify';

/** Language of a page that the server writes itself: the browser's first of the two, else German. */
export function browserLanguage(request: FastifyRequest): Language {
  return /\b(de|en)\b/i.exec(request.headers['accept-language'] ?? '')?.[1]?.toLowerCase() === 'en' ? 'en' : 'de';
}
