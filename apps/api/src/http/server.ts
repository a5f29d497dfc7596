import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { FastifyServerFactory } from 'fastify';
import { limitBodyTime } from './body-time.ts';
import { type ConnectionLimits, limitConnections } from './connections.ts';

/** Longer than the idle time-out of common proxies (60 s), so that they close first. */
export const KEEP_ALIVE_MS = 72_000;
/** How long a request may take to come in, in ms. */
const TIMES = {
  headers: 20_000,
  /** A body of 256 kB over 70 kbit/s. */
  body: 30_000,
  /** A video for the CMS over a slow line, from staff who are logged in: allowSlowBody. */
  upload: 15 * 60_000,
  /** How often connections are looked at: headers that do not come end within this time after theirs. */
  check: 5000,
};

/** The HTTP server, with a way around the framework: `first` says whether it has answered a request. */
export function createHttpServer(
  first: (request: IncomingMessage, response: ServerResponse) => boolean,
  connections: ConnectionLimits,
  times = TIMES,
): FastifyServerFactory<Server> {
  return (handler) => {
    const server = createServer(
      {
        keepAliveTimeout: KEEP_ALIVE_MS,
        headersTimeout: times.headers,
        requestTimeout: times.upload,
        connectionsCheckingInterval: times.check,
        // A request without a body gets no stream for one: a tenth of what a content call costs.
        optimizeEmptyRequests: true,
      },
      (request, response) => {
        limitBodyTime(request, response, times.body);
        if (!first(request, response)) handler(request, response);
      },
    );
    limitConnections(server, connections);
    return server;
  };
}
