import {
  HEADER_APP_VERSION,
  HEADER_IS_DOCUMENT_RENDERER,
  HEADER_SITE_LANGUAGE,
  HEADER_SPECIFIED_APP_VERSION,
} from '@vitrine/contract/headers.ts';
import { JSON_API_TYPE } from '@vitrine/contract/json-api.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { printMode } from '../print-mode.ts';

/** Headers of every call (shell.md 7), over those of its own; early-load.ts sends the same. */
export const callHeaders = (language: Language, token: string | null, own?: Record<string, string>): Record<string, string> => ({
  ...own,
  Accept: JSON_API_TYPE,
  [HEADER_SITE_LANGUAGE]: language,
  [HEADER_IS_DOCUMENT_RENDERER]: printMode ? '1' : '0',
  [HEADER_APP_VERSION]: import.meta.env.APP_VERSION,
  [HEADER_SPECIFIED_APP_VERSION]: import.meta.env.APP_VERSION,
  ...(token && { Authorization: `Bearer ${token}` }),
});
