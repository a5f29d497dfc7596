import type { EmailAdapter } from 'payload';

/** Payload mails nothing: what people are told is written to vitrine.mail, in the transaction of what it tells of, and sent by the worker. */
export const noEmail: EmailAdapter = () => ({
  name: 'vitrine',
  defaultFromName: 'Vitrine',
  defaultFromAddress: 'nobody@localhost',
  sendEmail: () => Promise.reject(new Error('mails go through vitrine.mail')),
});
