import { createTransport } from 'nodemailer';
import type { EmailAdapter } from 'payload';
import type { ContentEnvironment } from './environment.ts';

const SENDER = /^(.*?)\s*<([^<>]+)>$/;

/** Mails of the admin (a forgotten password of staff) go the way of all mail: SMTP_URL, or the local catcher. */
export function contentEmail({ smtpUrl, mailFrom }: ContentEnvironment): EmailAdapter {
  const [, name, address] = SENDER.exec(mailFrom) ?? [null, 'Vitrine', mailFrom];
  return () => ({
    name: 'vitrine',
    defaultFromName: name ?? 'Vitrine',
    defaultFromAddress: address ?? mailFrom,
    sendEmail: async (message) => {
      const transport = createTransport(smtpUrl);
      try {
        return await transport.sendMail({ ...message, from: mailFrom });
      } finally {
        transport.close();
      }
    },
  });
}
