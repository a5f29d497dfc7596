import { STATUS_CODES } from 'node:http';
import { HEADER_RELEASE } from '@vitrine/contract/headers.ts';
import { JSON_API_TYPE } from '@vitrine/contract/json-api.ts';
import { jsonSchemaTransformObject } from 'fastify-type-provider-zod';

type Input = Parameters<typeof jsonSchemaTransformObject>[0];

function withSchemas(input: Input) {
  const document = jsonSchemaTransformObject(input);
  if (!('components' in document)) throw new Error('the document is not of OpenAPI 3');
  return document;
}

type Document = ReturnType<typeof withSchemas>;
interface Header {
  description: string;
  required?: boolean;
  schema: { type: 'string' | 'integer'; minimum?: number; pattern?: string };
}
interface Response {
  description: string;
  headers?: Record<string, Header>;
  content: Record<string, { schema: { $ref: string } }>;
}

const nameOf = (status: string) => (STATUS_CODES[status] ?? status).replaceAll(/[^A-Za-z]/g, '');

const HEADERS: Record<string, Record<string, Header>> = {
  401: { 'WWW-Authenticate': { description: 'Bearer, where a token was asked for.', schema: { type: 'string' } } },
  429: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } },
  503: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } },
  507: { 'Retry-After': { description: 'Seconds to wait.', schema: { type: 'integer', minimum: 1 } } },
};

const CONTENT_HEADERS: Record<string, Header> = {
  ETag: { description: 'For If-None-Match.', required: true, schema: { type: 'string', pattern: '^(W/)?"[0-9a-f]{32}"$' } },
  [HEADER_RELEASE]: {
    description: 'The release that answered; 0 before the first.',
    required: true,
    schema: { type: 'integer', minimum: 0 },
  },
};

const METHODS = ['get', 'post', 'patch', 'delete'] as const;

const operationsOf = (document: Document) =>
  Object.values(document.paths ?? {}).flatMap((path) => METHODS.flatMap((method) => path?.[method] ?? []));

/** An error means the same wherever it is answered: each becomes one component, which operations refer to. */
function shareErrors(document: Document): Record<string, Response> {
  const shared: Record<string, Response> = {};
  for (const { responses = {} } of operationsOf(document)) {
    for (const status of Object.keys(responses).filter((code) => Number(code) >= 400)) {
      const name = nameOf(status);
      const headers = HEADERS[status];
      shared[name] = {
        description: STATUS_CODES[status] ?? status,
        ...(headers && { headers }),
        content: { [JSON_API_TYPE]: { schema: { $ref: '#/components/schemas/ErrorDocument' } } },
      };
      responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  return shared;
}

function describeContentHeaders(document: Document) {
  for (const { tags, responses = {} } of operationsOf(document)) {
    if (!tags?.includes('content')) continue;
    for (const response of [responses[200], responses[304]]) {
      if (response && !('$ref' in response)) response.headers = CONTENT_HEADERS;
    }
  }
}

const schemasIn = (part: unknown) =>
  [...JSON.stringify(part).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => String(name));

/** Only the schemas that something refers to: the generator makes each twice, as what is sent and what is answered. */
function referredSchemas(document: Document, responses: Record<string, Response>) {
  const schemas = document.components?.schemas ?? {};
  const kept = new Set<string>();
  const waiting = schemasIn([document.paths, responses]);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (kept.has(name)) continue;
    kept.add(name);
    waiting.push(...schemasIn(schemas[name] ?? {}));
  }
  return Object.fromEntries(
    Object.entries(schemas)
      .filter(([name]) => kept.has(name))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Any call that changes something is refused when it comes from a page of another origin (own-origin.ts). */
function describeForeignOrigin(document: Document) {
  for (const path of Object.values(document.paths ?? {})) {
    for (const method of METHODS.filter((name) => name !== 'get')) {
      const responses = path?.[method]?.responses;
      if (responses) responses[403] ??= { description: 'Forbidden' };
    }
  }
}

/** The whole OpenAPI document from the operations that the routes describe: shared schemas, errors and headers. */
export function completeDocument(input: Input): Document {
  const document = withSchemas(input);
  describeContentHeaders(document);
  describeForeignOrigin(document);
  const responses = shareErrors(document);
  Object.assign(document, { components: { ...document.components, responses, schemas: referredSchemas(document, responses) } });
  return document;
}
