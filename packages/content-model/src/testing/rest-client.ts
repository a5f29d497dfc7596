import { handleEndpoints } from 'payload';
import { PASSWORD, type TestContent } from './open-test-content.ts';

export interface RestCall {
  method?: string;
  /** A text is sent as it is, as JSON. */
  body?: unknown;
  cookie?: string;
  origin?: string;
  headers?: Record<string, string>;
}

/** Payload's REST API without a server: requests as Next hands them to Payload, the answers as it sends them. */
export function restClient(content: TestContent) {
  /** Key of Payload's instance that answers the requests, another than the one of the test. */
  const instance = `test-${content.environment.databaseUrl}`;

  const call = (path: string, { method = 'GET', body, cookie, origin, headers }: RestCall = {}): Promise<Response> =>
    handleEndpoints({
      config: content.payload.config,
      payloadInstanceCacheKey: instance,
      request: new Request(`${content.environment.publicUrl}/cms-api${path}`, {
        method,
        ...(body === undefined
          ? {}
          : { body: body instanceof FormData || typeof body === 'string' ? body : JSON.stringify(body) }),
        headers: {
          ...(body === undefined || body instanceof FormData ? {} : { 'content-type': 'application/json' }),
          ...(cookie && { cookie }),
          ...(origin && { origin }),
          ...headers,
        },
      }),
    });

  async function logIn(email: string) {
    const answer = await call('/staff/login', { method: 'POST', body: { email, password: PASSWORD } });
    return { status: answer.status, cookie: answer.headers.get('set-cookie') ?? '', body: await answer.text() };
  }

  return {
    instance,
    call,
    logIn,
    /** Calls as a new editor who is logged in. */
    async asEditor(name = 'editor') {
      await content.staff('editor', name);
      const cookie = (await logIn(`${name}@vitrine.example`)).cookie.split(';')[0] ?? '';
      return (path: string, options?: RestCall) => call(path, { cookie, origin: content.environment.publicUrl, ...options });
    },
  };
}
