import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';

/** Longer than the idle time-out of common proxies (60 s), so that they close first. */
export const KEEP_ALIVE_MS = 72_000;
const HEADERS_MS = 20_000;
/** A film for the CMS over a slow line. */
const REQUEST_MS = 15 * 60_000;

/** The HTTP server, with a way around the framework: `first` says whether it has answered a request. */
export function createHttpServer(
  first: (request: IncomingMessage, response: ServerResponse) => boolean,
): FastifyServerFactory<Server> {
  return (handler) =>
    createServer(
      {
        keepAliveTimeout: KEEP_ALIVE_MS,
        headersTimeout: HEADERS_MS,
        requestTimeout: REQUEST_MS,
        // A request without a body gets no stream for one: a tenth of what a content call costs.
        optimizeEmptyRequests: true,
      },
      (request, response) => {
        if (!first(request, response)) handler(request, response);
      },
    );
}
