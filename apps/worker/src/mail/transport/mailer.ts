import nodemailer, { type SendMailOptions } from 'nodemailer';
import { wasAnswered } from './smtp-failure.ts';

/** The whole mail was given to the mail server, and the connection ended before its answer: it may have taken it. */
export class UnknownOutcomeError extends Error {
  override name = 'UnknownOutcomeError';
}

/** Hands one mail to the mail server; throws UnknownOutcomeError or what nodemailer throws, see smtp-failure.ts. */
export interface Mailer {
  send(mail: SendMailOptions): Promise<void>;
}

interface MailerOptions {
  /** Milliseconds for which the server may be silent. */
  socketTimeoutMs?: number;
}

/** `smtpUrl`: `smtp://` (STARTTLS where offered) or `smtps://`, with user and password where needed. */
export function createMailer(smtpUrl: string, { socketTimeoutMs = 60_000 }: MailerOptions = {}): Mailer {
  return {
    async send(mail) {
      // A transport for each mail: only so is it known whose stream ended. It opens a connection for each mail in any case.
      const transport = nodemailer.createTransport({
        url: smtpUrl,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: socketTimeoutMs,
        disableFileAccess: true,
        disableUrlAccess: true,
      });
      let isGiven = false;
      transport.use('stream', ({ message }, next) => {
        message.processFunc((stream) => {
          stream.once('end', () => {
            isGiven = true;
          });
          return stream;
        });
        next();
      });
      try {
        await transport.sendMail(mail);
      } catch (error) {
        if (isGiven && !wasAnswered(error)) throw new UnknownOutcomeError('no answer to the mail', { cause: error });
        throw error;
      }
    },
  };
}
