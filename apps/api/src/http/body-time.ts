import type { IncomingMessage, ServerResponse } from 'node:http';

const timers = new WeakMap<IncomingMessage, NodeJS.Timeout>();
const TIMEOUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Ends the connection of a request whose body has not come in `ms`: a sender that takes minutes would keep one of few places. */
export function limitBodyTime(request: IncomingMessage, response: ServerResponse, ms: number): void {
  if (!hasBody(request)) return;
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (!response.headersSent) request.socket.write(TIMEOUT);
    request.socket.destroySoon();
  }, ms);
  timers.set(request, timer);
  request.once('close', () => clearTimeout(timer));
}

/** Takes the limit off one request: it is a file of a person who is known. The server's own limit stays. */
export const allowSlowBody = (request: IncomingMessage): void => clearTimeout(timers.get(request));
