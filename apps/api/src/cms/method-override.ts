import type { FastifyRequest } from 'fastify';

const READS = ['GET', 'HEAD'];
/** Payload takes a POST with one of these for a GET. */
const OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override'];

/** Whether a request says that it means another method than it has. */
export const saysOtherMethod = ({ headers }: FastifyRequest): boolean => OVERRIDES.some((name) => name in headers);

/** Whether a request changes nothing: a GET, or what Payload takes for one. */
export const isQuestion = (request: FastifyRequest): boolean =>
  READS.includes(request.method) || OVERRIDES.some((name) => request.headers[name] === 'GET');
