import { STATUS_CODES } from 'node:http';
import { HEADER_APP_VERSION, HEADER_IS_DOCUMENT_RENDERER, HEADER_SITE_LANGUAGE } from '@vitrine/contract/headers.ts';
import { errorDocument, JSON_API_TYPE } from '@vitrine/contract/json-api.ts';
import { DEFAULT_LANGUAGE, language } from '@vitrine/contract/sites.ts';
import { z } from 'zod';

/** A JSON:API answer for the OpenAPI document. */
export const jsonApi = (description: string, schema: z.core.$ZodType) => ({
  description,
  content: { [JSON_API_TYPE]: { schema } },
});

/** The error answers of a route. */
export const problems = (...statuses: number[]) =>
  Object.fromEntries(statuses.map((status) => [status, jsonApi(STATUS_CODES[status] ?? 'Error', errorDocument)]));

/** Headers of every call (shell.md 7), for the OpenAPI document. */
export const callHeaders = z.object({
  [HEADER_SITE_LANGUAGE]: z
    .optional(language)
    .describe(`Site the answer is for and language of its messages; ${DEFAULT_LANGUAGE} when left out.`),
  [HEADER_APP_VERSION]: z.string().optional().describe('Version of the calling app.'),
  [HEADER_IS_DOCUMENT_RENDERER]: z.string().optional().describe('1 when a print run calls.'),
});

export const BEARER = [{ bearer: [] }];
