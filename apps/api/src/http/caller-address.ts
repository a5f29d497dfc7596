import type { FastifyRequest } from 'fastify';

/** The caller's address as PostgreSQL's `inet` takes it: without the zone of a link-local one. */
export const callerAddress = (request: FastifyRequest): string => request.ip.replace(/%.*$/, '');
