import { HEADER_SITE_LANGUAGE } from '@vitrine/contract/headers.ts';
import { DEFAULT_LANGUAGE, type Language, language } from '@vitrine/contract/sites.ts';
import type { FastifyRequest } from 'fastify';
import { Problem } from './problem.ts';

const HEADER = HEADER_SITE_LANGUAGE.toLowerCase();

/** The site a request is for: its header, German without one, null for one that does not exist. */
export function siteOf(request: FastifyRequest): Language | null {
  const value = request.headers[HEADER];
  if (value === undefined) return DEFAULT_LANGUAGE;
  return language.safeParse(value).data ?? null;
}

/** As siteOf; throws the problem that names the header. */
export function requireSite(request: FastifyRequest): Language {
  const site = siteOf(request);
  if (!site) throw new Problem('unknownSite', { source: { header: HEADER_SITE_LANGUAGE } });
  return site;
}
