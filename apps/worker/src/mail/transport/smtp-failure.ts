import { z } from 'zod';

/** What nodemailer adds to its errors. */
const smtpError = z.object({
  code: z.string().optional(),
  command: z.string().optional(),
  responseCode: z.int().optional(),
  response: z.string().optional(),
});

export interface SmtpFailure {
  /** The server refuses this mail for good. */
  permanent: boolean;
  /** Codes only: the server's own words often repeat the recipient's address. */
  reason: string;
}

/** Whether the server said what became of the mail. */
export const wasAnswered = (error: unknown): boolean => smtpError.safeParse(error).data?.responseCode !== undefined;

/** Refusals of our own log-in (RFC 4954 6): an operator can put them right, the mail is not at fault. */
const LOG_IN_CODES = [530, 534, 535, 538];

/**
 * Sorts a failed attempt. Permanent is what the server says with 5xx about the recipient or the message itself;
 * no connection, no log-in, a refused sender and every 4xx are tried again.
 */
export function smtpFailure(error: unknown): SmtpFailure {
  const { code, command, responseCode, response } = smtpError.safeParse(error).data ?? {};
  const enhanced = response ? /^\d{3}[ -](\d\.\d{1,3}\.\d{1,3})\b/.exec(response)?.[1] : undefined;
  const atMail = command === 'RCPT TO' || command === 'DATA';
  const permanent =
    atMail && responseCode !== undefined && responseCode >= 500 && responseCode < 600 && !LOG_IN_CODES.includes(responseCode);
  const parts = [
    'SMTP',
    responseCode,
    enhanced,
    responseCode === undefined ? (code ?? 'no answer') : undefined,
    command && `at ${command}`,
  ];
  return { permanent, reason: parts.filter((part) => part !== undefined).join(' ') };
}
