import { loginAnswer } from '@vitrine/contract/auth.ts';
import { readAnswer } from '@vitrine/contract/read-answer.ts';
import { apiFetch } from '../api/client.ts';
import { queryClient } from '../api/query-client.ts';
import { platform } from '../platform.ts';
import { authStore, setTokens } from '../stores/auth.ts';
import { currentUser, type User } from '../stores/objects.ts';
import { offlineMode } from '../stores/offline-mode.ts';
import { loadUser } from './session.ts';

/**
 * Loads the account from the server, also in offline mode: the catalogue on the disk has the account of the person who loaded it, which may
 * be another one.
 */
async function loadOwnUser(): Promise<User> {
  const origin = platform.desktop?.origin;
  origin?.setOffline(false);
  try {
    return await loadUser();
  } finally {
    origin?.setOffline(offlineMode.getState().isOn);
  }
}

/**
 * Takes the tokens of a log-in's answer and loads the account. The earlier session of this browser ends at the server, because its tokens
 * are lost. A session of the same account stays if a code opened the new one, which would end with the session that made the code.
 */
export async function beginSession(answer: unknown, by: 'password' | 'code'): Promise<User> {
  const { attributes, relationships } = readAnswer(loginAnswer, answer).data;
  const { token, refreshToken } = authStore.getState();
  const former = refreshToken ?? token;
  const mayHaveMadeIt = by === 'code' && (currentUser()?.id ?? relationships.user.data.id) === relationships.user.data.id;
  queryClient.clear();
  setTokens(attributes.token, attributes.refresh_token);
  // If the server cannot be reached, the session ends by its age; the person is logged in all the same.
  if (former && !mayHaveMadeIt) void apiFetch('auth/logout', { method: 'POST', token: former }).catch(() => null);
  return await loadOwnUser();
}

/** Turns the one-time code of `?auth-token=` into a session. Throws ApiFailure when it is not valid. */
export async function exchange(code: string): Promise<User> {
  return await beginSession(await apiFetch('auth/exchange', { method: 'POST', body: { code }, token: null }), 'code');
}
