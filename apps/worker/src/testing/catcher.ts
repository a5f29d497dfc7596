import type { Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { freePort } from '@vitrine/testing/free-port.ts';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';

export interface Catcher {
  port: number;
  url: string;
  /** Raw mails as kept: one for each Message-ID, as the product's own catcher and many mail servers do. */
  kept: Map<string, string>;
  /** Every whole mail that was taken, repetitions included, in order: its Message-ID and when (performance.now()). */
  taken: { id: string; at: number }[];
  /** What to answer instead of taking: an SMTP code at a command; null to behave. */
  refuse: { at: 'RCPT' | 'DATA'; code: number; text: string } | null;
  /** Runs after a mail was kept and before the client hears of it. */
  onTaken: ((messageId: string) => Promise<void> | void) | null;
  /** Ends every connection without another word. */
  hangUp(): void;
  close(): Promise<void>;
}

const refusal = ({ code, text }: { code: number; text: string }) => Object.assign(new Error(text), { responseCode: code });

/** A real SMTP server that keeps what it is given, at a port of its own unless one is given. */
export async function startCatcher(given?: number): Promise<Catcher> {
  const port = given ?? (await freePort());
  const catcher: Catcher = {
    port,
    url: '',
    kept: new Map(),
    taken: [],
    refuse: null,
    onTaken: null,
    hangUp: () => {},
    close: async () => {},
  };
  const take = async (stream: SMTPServerDataStream) => {
    const raw = (await buffer(stream)).toString('utf8');
    if (catcher.refuse?.at === 'DATA') throw refusal(catcher.refuse);
    const id = /^Message-ID:\s*(<[^>]+>)/im.exec(raw)?.[1] ?? 'none';
    catcher.taken.push({ id, at: performance.now() });
    if (!catcher.kept.has(id)) catcher.kept.set(id, raw);
    await catcher.onTaken?.(id);
  };
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: (_address, _session, done) => done(catcher.refuse?.at === 'RCPT' ? refusal(catcher.refuse) : null),
    onData: (stream, _session, done) => {
      take(stream).then(
        () => done(),
        (error: Error) => done(error),
      );
    },
  });
  server.on('error', () => {});
  const sockets = new Set<Socket>();
  server.server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  catcher.hangUp = () => {
    for (const socket of sockets) socket.destroy();
  };
  await new Promise<void>((resolve, reject) => {
    server.server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve());
  });
  catcher.url = `smtp://127.0.0.1:${port}`;
  catcher.close = () => new Promise((resolve) => server.close(() => resolve()));
  return catcher;
}
