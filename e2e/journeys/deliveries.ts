import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';

const line = z.object({ mail: z.string(), time: z.number() });

/** As the mail catcher names a mail. */
export const mailId = (messageId: string) => createHash('sha256').update(messageId).digest('hex').slice(0, 16);

/**
 * When (milliseconds since 1970) each mail was handed to the catcher, by mailId: the mailbox keeps one file of a mail that
 * came twice, the log has a line for each time.
 */
export async function deliveries(): Promise<Map<string, number[]>> {
  const log = await readFile(join(process.env.VITRINE_DATA ?? '', 'logs/api.log'), 'utf8');
  const times = new Map<string, number[]>();
  for (const text of log.split('\n').filter((one) => one.includes('"isNew"'))) {
    const { mail, time } = line.parse(JSON.parse(text));
    times.set(mail, [...(times.get(mail) ?? []), time]);
  }
  return times;
}
