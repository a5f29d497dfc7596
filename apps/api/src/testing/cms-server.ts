import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { signStaffToken } from '@vitrine/accounts/sessions/staff-token.ts';
import type { ApiContext } from '../context.ts';
import { LIMITS, type Limits } from '../http/limits.ts';
import { type TestServer, testServer } from './test-server.ts';

interface SeenCall {
  method: string;
  url: string;
  headers: IncomingMessage['headers'];
  bytes: number;
}

interface RawCall {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** The API before a server that replaces the CMS and notes what reaches it. */
export async function cmsServer(limits: Partial<Limits> = {}, context: Partial<ApiContext> = {}) {
  const seen: SeenCall[] = [];
  /** Addresses of calls that ended before they were answered. */
  const cut: string[] = [];
  /** Addresses of calls whose body may still be on its way. */
  const begun: string[] = [];
  const unanswered: ServerResponse[] = [];
  const upstream = createServer(async (call, response) => {
    begun.push(call.url ?? '');
    // The CMS answers a GET without waiting for a body.
    const body = call.method === 'GET' || call.method === 'HEAD' ? '' : await text(call).catch(() => null);
    if (body === null) return;
    response.on('close', () => {
      if (!response.writableFinished) cut.push(call.url ?? '');
    });
    seen.push({ method: call.method ?? '', url: call.url ?? '', headers: call.headers, bytes: body.length });
    if (call.url?.includes('unanswered')) return void unanswered.push(response);
    if (call.url?.includes('unfinished')) return void response.writeHead(200, { 'content-type': 'text/html' }).write('<p>');
    response.setHeader('set-cookie', ['a=1; HttpOnly', 'b=2']).setHeader('x-powered-by', 'x');
    if (call.url?.includes('/file/')) response.setHeader('content-security-policy', 'sandbox');
    if (call.url === '/admin/away') response.writeHead(302, { location: '/admin/login' }).end();
    else if (call.url?.includes('too-much')) response.writeHead(503).end();
    else response.writeHead(call.url?.includes('missing') ? 404 : 200, { 'content-type': 'text/html' }).end('<p>cms');
  });
  await new Promise<void>((resolve) => upstream.listen(0, '127.0.0.1', resolve));
  const server: TestServer = await testServer({
    environment: { cmsPort: (upstream.address() as AddressInfo).port },
    context: { limits: { ...LIMITS, ...limits }, ...context },
  });
  const origin = await server.app.listen({ host: '127.0.0.1', port: 0 });

  return {
    server,
    origin,
    seen,
    cut,
    begun,
    /** Answers what was left unanswered. */
    answerAll: () => {
      for (const response of unanswered.splice(0)) response.end();
    },
    /** A session of a new member of staff, and the cookie of a browser that has it. */
    async staffSession() {
      const { rows } = await server.pool.query<{ id: string }>(
        "insert into staff (name, email) values ('Wer', gen_random_uuid() || '@vitrine.example') returning id",
      );
      const [id, sid] = [rows[0]?.id ?? '', randomUUID()];
      await server.pool.query(
        "insert into staff_sessions (_order, _parent_id, id, created_at, expires_at) values (1, $1, $2, now(), now() + interval '1 h')",
        [id, sid],
      );
      return { sid, cookie: `payload-token=${await signStaffToken(server.context.environment.secret, { id, sid }, 3600)}` };
    },
    /** A call as it is written: fetch would take dot segments out before it asks. Its status, or null when it was cut off. */
    raw: (path: string, { method = 'POST', headers = {}, body = '{}' }: RawCall = {}) =>
      new Promise<number | null>((resolve) => {
        const { hostname, port } = new URL(origin);
        request({ hostname, port, path, method, headers: { 'content-type': 'application/json', ...headers } }, (answer) => {
          answer.resume();
          resolve(answer.statusCode ?? null);
        })
          .on('error', () => resolve(null))
          .end(method === 'GET' ? undefined : body);
      }),
    closeCms: () =>
      new Promise<void>((resolve) => {
        upstream.closeAllConnections();
        upstream.close(() => resolve());
      }),
    async close() {
      // Clients that left half an upload behind are not waited for.
      server.app.server.closeAllConnections();
      upstream.closeAllConnections();
      await server.close();
      upstream.close();
    },
  };
}
export type CmsServer = Awaited<ReturnType<typeof cmsServer>>;
