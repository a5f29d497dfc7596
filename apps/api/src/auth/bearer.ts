import type { FastifyRequest } from 'fastify';

/** A refresh token as bearer: 32 bytes as base64url. Null when the header holds anything else. */
export function refreshTokenOf(request: FastifyRequest): string | null {
  return /^Bearer +([A-Za-z0-9_-]{43})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

/** What a session shows of the program it was opened with: cut, without control characters. */
export function userAgentOf(request: FastifyRequest): string | null {
  return request.headers['user-agent']?.replace(/\p{Cc}/gu, '').slice(0, 200) ?? null;
}
