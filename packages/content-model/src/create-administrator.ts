/**
 * Makes a first administrator of the CMS: `npm run create-administrator -- <email> [name]`.
 * The password comes from VITRINE_ADMINISTRATOR_PASSWORD or, without it, from standard input; never from the command
 * line, which other users of the machine can read.
 */
import { text } from 'node:stream/consumers';
import { EnvironmentError, readEnvironment } from '@vitrine/server/environment.ts';
import { z } from 'zod';
import { newPasswordMessage } from './hooks/new-password-message.ts';
import { message } from './messages.ts';
import { openContent } from './payload.ts';

const input = z.object({
  email: z.email('The first argument must be an email address.'),
  name: z.string(),
  password: z.string().min(12, 'The password needs at least 12 characters.').max(128, 'The password has at most 128 characters.'),
});

async function createAdministrator(): Promise<string> {
  const [, , email, name = 'Administrator'] = process.argv;
  const password = process.env.VITRINE_ADMINISTRATOR_PASSWORD ?? (await text(process.stdin)).trim();
  const data = input.parse({ email, name, password });
  const problem = await newPasswordMessage(data.password, { lastname: data.name, email: data.email });
  if (problem) throw new EnvironmentError(message({ i18n: { language: 'en' } }, problem));
  const payload = await openContent(readEnvironment());
  try {
    const { totalDocs } = await payload.count({ collection: 'staff', where: { email: { equals: data.email } } });
    if (totalDocs > 0) throw new EnvironmentError(`There is a member of staff with ${data.email} already.`);
    await payload.create({ collection: 'staff', data: { ...data, roles: ['administrator'] } });
    return `Administrator ${data.email} can log in at /admin.`;
  } finally {
    await payload.destroy();
  }
}

try {
  console.log(await createAdministrator());
} catch (error) {
  const sentence =
    error instanceof z.ZodError ? error.issues[0]?.message : error instanceof Error ? error.message : String(error);
  console.error(sentence);
  process.exitCode = 1;
}
