import { buffer } from 'node:stream/consumers';
import type { Log } from '@vitrine/server/log.ts';
import { plainError } from '@vitrine/server/plain-error.ts';
import { SMTPServer } from 'smtp-server';
import type { MailFolder } from './mail-folder.ts';

const SIZE_MAX = 50 * 1024 * 1024;

export interface Catcher {
  close(): Promise<void>;
}

/**
 * A mail server for development, on this machine only: takes every mail, delivers none, keeps each as a file before
 * it says 250. Rejects when the port cannot be had.
 */
export async function startCatcher(port: number, folder: MailFolder, log: Log): Promise<Catcher> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    size: SIZE_MAX,
    logger: false,
    onAuth: (auth, _session, callback) => callback(null, { user: auth.username }),
    onData(stream, _session, callback) {
      buffer(stream)
        .then(async (source) => {
          if (stream.sizeExceeded) return callback(Object.assign(new Error('too large'), { responseCode: 552 }));
          const { id, isNew } = await folder.keep(source);
          // One line a delivery: journeys count them, a mail that came twice is one file.
          log.info({ mail: id, bytes: source.length, isNew }, isNew ? 'mail kept' : 'mail came a second time and is kept once');
          callback(null, isNew ? 'kept' : 'kept already');
        })
        .catch((error: unknown) => {
          log.error({ err: plainError(error) }, 'mail could not be kept');
          callback(Object.assign(new Error('cannot be kept now'), { responseCode: 451 }));
        });
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve();
    });
  });
  // A client that hangs up in the middle of a mail.
  server.on('error', (error) => log.debug({ err: plainError(error) }, 'mail connection broke'));
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}
