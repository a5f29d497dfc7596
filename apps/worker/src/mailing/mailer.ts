import nodemailer, { type SendMailOptions } from 'nodemailer';

/** Hands one mail to the mail server; throws what nodemailer throws, see smtp-failure.ts. */
export interface Mailer {
  send(mail: SendMailOptions): Promise<void>;
}

/** `smtpUrl`: `smtp://` (STARTTLS where offered) or `smtps://`, with user and password where needed. */
export function createMailer(smtpUrl: string): Mailer {
  const transport = nodemailer.createTransport({
    url: smtpUrl,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 60_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail(mail);
    },
  };
}
