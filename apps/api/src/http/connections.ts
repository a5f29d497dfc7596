import type { Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { siteOf } from '@vitrine/accounts/throttle/network.ts';

export interface ConnectionLimits {
  /** At once, in all; of this machine, from which health is asked and pages are printed, as many besides. */
  all: number;
  /** At once from one IPv4 address or IPv6 /48; null where a proxy in front is the address of everybody. */
  byAddress: number | null;
  /** How long a reader may take nothing of an answer that waits for them, in ms. */
  stalled: number;
}

/** A browser has six for a page and one for its news: the office behind one address has some seventy people. */
export const CONNECTIONS = { all: 4096, byAddress: 512, stalled: 60_000 };

/** Whether who is at the other end is on this machine, maybe as a proxy for others. */
export const isOfThisMachine = ({ remoteAddress = '' }: Pick<Socket, 'remoteAddress'>): boolean =>
  /^(?:::ffff:)?127\.|^::1$/.test(remoteAddress);

/**
 * Bounds the connections of a server. Who opens too many finds the next one closed at once; who takes nothing of their answer is left.
 * A handler that takes long, or a page that waits for news, is no such reader: nothing waits for it to be taken.
 */
export function limitConnections(server: Server, { all, byAddress, stalled }: ConnectionLimits): void {
  const counts = new Map<string, number>();
  const totals = { here: 0, elsewhere: 0 };
  const answering = new WeakMap<Socket, ServerResponse>();
  server.on('connection', (socket: Socket) => {
    if (socket.remoteAddress === undefined) return;
    const place = isOfThisMachine(socket) ? 'here' : 'elsewhere';
    if (totals[place] >= all) return void socket.destroy();
    totals[place]++;
    socket.once('close', () => totals[place]--);
    if (byAddress === null) return;
    const from = siteOf(socket.remoteAddress);
    const count = (counts.get(from) ?? 0) + 1;
    if (count > byAddress) return void socket.destroy();
    counts.set(from, count);
    socket.once('close', () => {
      const left = (counts.get(from) ?? 1) - 1;
      if (left > 0) counts.set(from, left);
      else counts.delete(from);
    });
  });
  server.prependListener('request', ({ socket }, response) => {
    answering.set(socket, response);
  });
  // Nothing came or went for this long; between two requests the keep-alive time of the server is what is over.
  server.timeout = stalled;
  server.on('timeout', (socket: Socket) => {
    const response = answering.get(socket);
    const isAtWork = response !== undefined && !response.writableFinished && socket.writableLength === 0;
    if (!isAtWork) socket.destroy();
  });
}
