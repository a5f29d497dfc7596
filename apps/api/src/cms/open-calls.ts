import type { FastifyRequest } from 'fastify';
import { saysOtherMethod } from './method-override.ts';

export const FIRST_STAFF_PAGE = '/admin/create-first-user';

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
  // Says how the first member of staff is made; once there is one, requireStaff leads to the log-in.
  `GET ${FIRST_STAFF_PAGE}`,
  // Every page asks it; without a log-in the answer names no person.
  'GET /cms-api/staff/me',
  'POST /cms-api/staff/login',
  'POST /cms-api/staff/forgot-password',
  'POST /cms-api/staff/reset-password',
]);

const readMethod = ({ method }: FastifyRequest) => (method === 'HEAD' ? 'GET' : method);

/** To a path with a slash at its end the CMS answers with another address: it is not needed. */
const hasSlash = ({ url }: FastifyRequest) => url.split('?', 1)[0]?.endsWith('/') === true;

/** Files of the build, the same for everybody. */
export const isBuildFile = (request: FastifyRequest): boolean =>
  readMethod(request) === 'GET' && request.cmsPath.startsWith('/_next/static/') && !hasSlash(request);

/** Whether the CMS answers it without a log-in. */
export const isOpen = (request: FastifyRequest): boolean =>
  OPEN.has(`${readMethod(request)} ${request.cmsPath}`) && !hasSlash(request) && !saysOtherMethod(request);
