import type { FastifyRequest } from 'fastify';

/** The caller's address as PostgreSQL's `inet` takes it: without the zone of a link-local one, an IPv4 address as such. */
export const callerAddress = (request: Pick<FastifyRequest, 'ip'>): string =>
  request.ip.replace(/%.*$/, '').replace(/^::ffff:(?=\d+\.)/i, '');
