import { STATUS_CODES } from 'node:http';
import {
  HEADER_APP_PLATFORM,
  HEADER_APP_VERSION,
  HEADER_IS_DOCUMENT_RENDERER,
  HEADER_SITE_LANGUAGE,
  HEADER_SPECIFIED_APP_VERSION,
} from '@vitrine/contract/headers.ts';
import { errorDocument, JSON_API_TYPE } from '@vitrine/contract/json-api.ts';
import { documentSchema, type ResourceDefinition, reachable, wireSchema } from '@vitrine/contract/resource.ts';
import { DEFAULT_LANGUAGE, language } from '@vitrine/contract/sites.ts';
import { z } from 'zod';

const named = new Map<string, z.core.$ZodType>();

/** Makes a schema one of the OpenAPI document's components, which others refer to by its name. */
export function component(name: string, schema: z.core.$ZodType) {
  const known = named.get(name);
  if (known && known !== schema) throw new Error(`two schemas are called ${name}: give one a name of its own (defineResource)`);
  named.set(name, schema);
  z.globalRegistry.add(schema, { id: name });
}

component('ErrorDocument', errorDocument);

/** A JSON:API answer for the OpenAPI document. */
export const jsonApi = (description: string, schema: z.core.$ZodType) => ({
  description,
  content: { [JSON_API_TYPE]: { schema } },
});

/** An answer about resources; each resource that it may hold becomes a component. */
export function resourceAnswer(
  description: string,
  about: ResourceDefinition | readonly ResourceDefinition[],
  { many }: { many: boolean },
) {
  for (const definition of [about].flat().flatMap((d) => [...reachable(d)])) {
    component(definition.schemaName, wireSchema(definition));
  }
  return jsonApi(description, documentSchema(about, many));
}

/** Any call may be refused for its header or address, come too often, or meet a failure of ours. */
const COMMON_PROBLEMS = [400, 429, 500, 503];

/** The error answers of a route: those of every call and its own. */
export const problems = (...statuses: number[]) =>
  Object.fromEntries(
    [...COMMON_PROBLEMS, ...statuses].map((status) => [status, jsonApi(STATUS_CODES[status] ?? 'Error', errorDocument)]),
  );

/** The errors of a route that reads a body; what it brings may find no room. */
export const BODY_PROBLEMS = [413, 415, 422, 507];

/** Headers of every call (shell.md 7), for the OpenAPI document. */
export const callHeaders = z.object({
  [HEADER_SITE_LANGUAGE]: z
    .optional(language)
    .describe(`Site the answer is for and language of its messages; ${DEFAULT_LANGUAGE} when left out.`),
  [HEADER_APP_VERSION]: z.string().optional().describe('Version of the calling app.'),
  [HEADER_SPECIFIED_APP_VERSION]: z.string().optional().describe('The same, by the name of the specification; it comes first.'),
  [HEADER_APP_PLATFORM]: z.string().optional().describe('`desktop` when the desktop app calls.'),
  [HEADER_IS_DOCUMENT_RENDERER]: z.string().optional().describe('1 when a print run calls.'),
});

export const BEARER = [{ bearer: [] }];
