import type { ServerResponse } from 'node:http';
import { KEEP_ALIVE_MS } from '../http/server.ts';
import type { ReadyAnswer } from './answers.ts';

const STATUS_LINE = { 200: 'HTTP/1.1 200 OK', 304: 'HTTP/1.1 304 Not Modified' } as const;
const KEEP_ALIVE = `Connection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}`;

function wireBytes({ status, headers, body }: ReadyAnswer, milliseconds: number): Buffer {
  const lines: string[] = [STATUS_LINE[status]];
  for (let i = 0; i < headers.length; i += 2) lines.push(`${headers[i]}: ${headers[i + 1]}`);
  lines.push(`Date: ${new Date(milliseconds).toUTCString()}`, KEEP_ALIVE, '', '');
  const head = Buffer.from(lines.join('\r\n'), 'latin1');
  return body ? Buffer.concat([head, body]) : head;
}

/** An answer with its head as one buffer, made again each second for the Date. */
export interface WireAnswer {
  bytes(): Buffer;
}

export function createWireAnswer(answer: ReadyAnswer): WireAnswer {
  let second = 0;
  let bytes: Buffer = Buffer.alloc(0);
  return {
    bytes() {
      const now = Date.now();
      const current = Math.trunc(now / 1000);
      if (current !== second) {
        second = current;
        bytes = wireBytes(answer, now);
      }
      return bytes;
    },
  };
}

/**
 * Writes an answer to the connection as one buffer, which costs a third less than http.ServerResponse, and tells the
 * server by `finish` that the connection is free for the next request. False, with nothing done, unless this is the
 * plain case: kept alive, first in line (a pipelined answer has no socket yet), and everything before it taken by
 * the client (else the server's own flow control must see it).
 */
export function writeWhole(response: ServerResponse, wire: WireAnswer): boolean {
  const { socket } = response;
  if (!socket || !response.shouldKeepAlive || socket.writableLength > 0 || !socket.writable) return false;
  socket.write(wire.bytes());
  response.emit('finish');
  return true;
}
