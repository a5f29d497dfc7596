import { openContent } from '@vitrine/content-model/payload.ts';
import type { Environment } from '@vitrine/server/environment.ts';

/** Gives an account a new password as staff do in the admin; throws when it is refused, then nothing has changed. */
export async function setAccountPassword(environment: Environment, id: string, password: string): Promise<void> {
  const payload = await openContent(environment);
  try {
    await payload.update({ collection: 'accounts', id, data: { password } });
  } finally {
    await payload.destroy();
  }
}
