import { connect } from 'node:net';
import type { PartState } from './part.ts';

/** Whether a TCP port takes a connection. */
export function reachable(host: string, port: number, milliseconds: number): Promise<PartState> {
  return new Promise((resolve, reject) => {
    const socket = connect({ host, port });
    socket.setTimeout(milliseconds, () => socket.destroy(Object.assign(new Error('late'), { code: 'no answer' })));
    socket.once('connect', () => {
      socket.end();
      resolve({ ok: true, state: 'reachable' });
    });
    socket.once('error', reject);
  });
}

/** Host and port of an SMTP URL. */
export function smtpAddress(url: string): { host: string; port: number } {
  const { hostname, port, protocol } = new URL(url);
  return { host: hostname, port: Number(port) || (protocol === 'smtps:' ? 465 : 587) };
}
