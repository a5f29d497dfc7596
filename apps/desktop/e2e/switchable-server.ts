import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

export interface SwitchableServer {
  url: string;
  /** Method and path of each call since the start, in order. */
  calls: string[];
  /** Those of them whose answers have not ended. */
  open: Set<{ call: string }>;
  /** Answers a path itself, with JSON, in place of the target, whatever its query is. */
  lies: Map<string, object>;
  /** Refuses a path with this status, whatever its query is, as the target does it: its headers stay. */
  refusals: Map<string, number>;
  /** Changes the JSON that the target answers to a path, whatever its query is; a refusal stays as it is. */
  edits: Map<string, (body: unknown) => unknown>;
  /** Ends every connection and refuses new ones, as a server does that is switched off. */
  switchOff(): Promise<void>;
  switchOn(): Promise<void>;
}

/** An address that hands everything on to `target`, and can be switched off while the others go on using that. */
export async function switchableServer(target: string): Promise<SwitchableServer> {
  const { hostname, port: targetPort, host } = new URL(target);
  const calls: string[] = [];
  const open: SwitchableServer['open'] = new Set();
  const lies: SwitchableServer['lies'] = new Map();
  const refusals: SwitchableServer['refusals'] = new Map();
  const edits: SwitchableServer['edits'] = new Map();
  async function changed(answer: IncomingMessage, response: ServerResponse, edit: (body: unknown) => unknown) {
    const { 'content-length': _length, etag: _tag, ...headers } = answer.headers;
    const body = await text(answer);
    response.writeHead(answer.statusCode ?? 502, headers).end(body && JSON.stringify(edit(JSON.parse(body))));
  }
  const fail = (response: ServerResponse) => response.destroy();
  const server = createServer((incoming, response) => {
    const { method, url: path, headers } = incoming;
    const own = { call: `${method} ${path}` };
    calls.push(own.call);
    open.add(own);
    response.on('close', () => open.delete(own));
    const lie = lies.get(path?.split('?')[0] ?? '');
    if (lie) return void response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify(lie));
    const edit = edits.get(path?.split('?')[0] ?? '');
    const plain = edit ? { 'accept-encoding': 'identity' } : {};
    const outgoing = request({ hostname, port: targetPort, method, path, headers: { ...headers, ...plain, host } }, (answer) => {
      const status = refusals.get(path?.split('?')[0] ?? '') ?? answer.statusCode ?? 502;
      if (edit && status === 200) return void changed(answer, response, edit).catch(() => fail(response));
      response.writeHead(status, answer.headers);
      answer.pipe(response);
      answer.on('error', () => fail(response));
    });
    outgoing.on('error', () => fail(response));
    // An open channel of events ends with its page.
    response.on('close', () => outgoing.destroy());
    incoming.pipe(outgoing);
  });
  // As the API. Node's own 5 s are so short that a busy app asks by a connection that is closed just then, which is no answer.
  server.keepAliveTimeout = 72_000;
  let port = 0;
  const switchOn = () => new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  await switchOn();
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('no port');
  port = address.port;
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    open,
    lies,
    refusals,
    edits,
    switchOn,
    async switchOff() {
      if (!server.listening) return;
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}
