import type { loginRequest } from '@vitrine/contract/auth.ts';
import type * as z from 'zod/mini';
import { apiFetch } from '../../api/client.ts';
import { isDesktopApp } from '../../platform.ts';
import { beginSession } from '../../session/begin-session.ts';
import type { User } from '../../stores/objects.ts';

/**
 * Logs in (shell.md 7, `auth/login`); the desktop app forces a long-term log-in (shell.md 4). Throws ApiFailure with the server's
 * message.
 */
export async function logIn(credentials: z.infer<typeof loginRequest>['credentials']): Promise<User> {
  const body = new URLSearchParams({
    'credentials[username]': credentials.username,
    'credentials[password]': credentials.password,
  });
  if (isDesktopApp()) body.set('longTermLogin', '1');
  return await beginSession(await apiFetch('auth/login', { method: 'POST', body, token: null }), 'password');
}
