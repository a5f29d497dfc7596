import { keptUserAgent } from '@vitrine/accounts/sessions/device.ts';
import type { FastifyRequest } from 'fastify';

/** A refresh token as bearer: 32 bytes as base64url. Null when the header holds anything else. */
export function refreshTokenOf(request: FastifyRequest): string | null {
  return /^Bearer +([A-Za-z0-9_-]{43})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;
}

export const userAgentOf = (request: FastifyRequest): string | null => keptUserAgent(request.headers['user-agent']);
