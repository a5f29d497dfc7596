import { parseStrictJson } from '@vitrine/server/strict-json.ts';
import type { Endpoint, PayloadRequest } from 'payload';
import { z } from 'zod';
import { asStaffRead } from '../requests/staff-reads.ts';
import { logRefusal } from './log-refusal.ts';

const NO_STORE = { 'Cache-Control': 'no-store' };

/** An answer that nothing between here and the admin keeps. */
export const answered = (body: object, status = 200): Response => Response.json(body, { status, headers: NO_STORE });
const refused = (status: 400 | 403, message: string): Response => answered({ errors: [{ message }] }, status);

export const badRequest = (message = 'Bad Request'): Response => refused(400, message);
export function forbidden(req: PayloadRequest): Response {
  logRefusal(req);
  return refused(403, 'Forbidden');
}

type Method = 'get' | 'post';
type UserRequest = PayloadRequest & { user: NonNullable<PayloadRequest['user']> };
const isByUser = (req: PayloadRequest): req is UserRequest => req.user !== null;

/** The body of a call, undefined when it is no JSON or not to be read by two programs in two ways. */
export async function jsonBody(req: PayloadRequest): Promise<unknown> {
  const text = await req.text?.();
  try {
    return parseStrictJson(text ?? '');
  } catch {
    return undefined;
  }
}

/** The body, or the query (a field that is empty is none); and the id that a path names. */
async function givenIn(req: PayloadRequest, method: Method): Promise<object> {
  const body: unknown =
    method === 'get' ? Object.fromEntries([...req.searchParams].filter(([, value]) => value !== '')) : await jsonBody(req);
  const id = req.routeParams?.id;
  return { ...(typeof body === 'object' && body), ...(id !== undefined && { id }) };
}

/**
 * An endpoint for those of the staff whom `allows` names. Who asks is known by the cookie, which Payload takes from pages of this
 * origin only.
 */
export const staffEndpoint = <I extends z.ZodType, A extends z.ZodType<object>>(
  allows: (access: { req: PayloadRequest }) => boolean,
  method: Method,
  path: string,
  [input, answer]: [I, A],
  work: (req: UserRequest, given: z.output<I>) => Promise<z.input<A>>,
): Endpoint => ({
  method,
  path,
  async handler(req) {
    if (!isByUser(req) || !allows({ req })) return forbidden(req);
    const given = input.safeParse(await givenIn(req, method));
    if (!given.success) return badRequest(z.prettifyError(given.error));
    const answering = () => work(req, given.data);
    return answered(answer.parse(await (method === 'get' ? asStaffRead(req, answering) : answering())));
  },
});
