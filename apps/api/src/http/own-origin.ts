import type { FastifyRequest } from 'fastify';
import { isFromDesktop } from './desktop-origins.ts';
import { Problem } from './problem.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

function isOwn(request: FastifyRequest, publicUrl: string): boolean {
  const site = request.headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin' || site === 'none';
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  // The proxy may speak another scheme with us than people with it.
  const host = `${from.protocol}//${request.host}`;
  return from.origin === new URL(publicUrl).origin || (URL.canParse(host) && from.host === new URL(host).host);
}

/** Whether a page of another origin asks for something to be changed. */
export const isForeignChange = (request: FastifyRequest, publicUrl: string): boolean =>
  !READS.has(request.method) && !isOwn(request, publicUrl);

/**
 * Hook: what changes something is not taken from pages of another origin. No cookie logs anybody in, so such a page can do
 * nothing in a person's name; but its forms could register people or have mails sent from their visitors' addresses. Programs
 * that are no browser send neither header and are let through, and so is the window of our desktop app.
 */
export const refuseForeignPages = (publicUrl: string) => async (request: FastifyRequest) => {
  if (!isFromDesktop(request) && isForeignChange(request, publicUrl)) throw new Problem('foreignOrigin');
};

/** How a browser asks for what it shows or embeds, in the words of Sec-Fetch-Mode: no script asks so. */
const NO_SCRIPT = ['navigate', 'no-cors', 'nested-navigate'];

/** Hook of a GET that changes something, as the specification has it: only a script of this origin or of our desktop app asks for it, or no browser. */
export const scriptsOnly = (publicUrl: string) => async (request: FastifyRequest) => {
  const mode = request.headers['sec-fetch-mode'];
  const isNoScript = typeof mode === 'string' && NO_SCRIPT.includes(mode);
  if (isNoScript || !(isFromDesktop(request) || isOwn(request, publicUrl))) throw new Problem('foreignOrigin');
};
