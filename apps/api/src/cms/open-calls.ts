import type { FastifyRequest } from 'fastify';

/**
 * What the CMS answers without a log-in: the pages of the log-in and the calls that these make. None of the pages needs a server action:
 * their forms ask /cms-api. payload-routes.test.ts asks for everything that Payload has.
 */
const OPEN: ReadonlySet<string> = new Set([
  'GET /admin/login',
  'GET /admin/forgot',
  'GET /admin/reset',
  'GET /admin/logout',
  'GET /admin/logout-inactivity',
  'GET /admin/create-first-user',
  // Every page asks it; without a log-in the answer is nobody.
  'GET /cms-api/staff/me',
  'POST /cms-api/staff/login',
  'POST /cms-api/staff/forgot-password',
  'POST /cms-api/staff/reset-password',
]);

/** Payload takes a POST with one of these for a GET, of which nothing here was asked. */
const OVERRIDES = ['x-http-method-override', 'x-payload-http-method-override'];

const readMethod = ({ method }: FastifyRequest) => (method === 'HEAD' ? 'GET' : method);

/** Files of the build, the same for everybody. */
export const isBuildFile = (request: FastifyRequest): boolean =>
  readMethod(request) === 'GET' && request.cmsPath.startsWith('/_next/static/');

/** Whether the CMS answers it without a log-in. */
export const isOpen = (request: FastifyRequest): boolean =>
  OPEN.has(`${readMethod(request)} ${request.cmsPath}`) && !OVERRIDES.some((name) => name in request.headers);
