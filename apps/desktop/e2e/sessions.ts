import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { loginAnswer } from '@vitrine/contract/auth.ts';
import { sessionsAnswer } from '@vitrine/contract/my-data.ts';
import { expect, vi } from 'vitest';
import { PERSON } from './people.ts';

/** What a token tells of the sessions of its account; null where it opens nothing (any more). */
export async function sessionsOf(server: string, token: string) {
  const answer = await fetch(`${server}/api/v1/auth/sessions`, { headers: { authorization: `Bearer ${token}` } });
  return answer.ok ? sessionsAnswer.parse(await answer.json()).data : null;
}

/** The session that the app keeps in `data`, the folder of its own data, as the server knows it, with a token for it. */
export async function ownSession(server: string, data: string) {
  const file = path.join(data, 'secrets.json');
  const tokens = () => (existsSync(file) ? (readFileSync(file, 'utf8').match(/eyJ[\w-]+\.[\w-]+\.[\w-]+/g) ?? []) : []);
  // A token that is for renewals alone opens nothing else.
  const known = async () => {
    for (const token of tokens()) {
      const [session, ...others] = (await sessionsOf(server, token))?.filter(({ isCurrent }) => isCurrent) ?? [];
      if (session && others.length === 0) return { token, session };
    }
    return null;
  };
  // Not a poll of `expect`, which a hook may not use.
  return vi.waitFor(
    async () => {
      const found = await known();
      if (!found) throw new Error('The session ended.');
      return found;
    },
    { timeout: 30_000, interval: 200 },
  );
}

/** Ends the session that the app keeps in `data`, at the server alone. */
export async function endOwnSession(server: string, data: string): Promise<void> {
  const { token, session } = await ownSession(server, data);
  await endSession(server, session.id, token);
}

/** Ends a session at the server, from another one of the same account. */
export async function endFromElsewhere(server: string, sessionId: string): Promise<void> {
  const answer = await fetch(`${server}/api/v1/auth/login`, {
    method: 'POST',
    body: new URLSearchParams({ 'credentials[username]': PERSON.email, 'credentials[password]': PERSON.password }),
  });
  await endSession(server, sessionId, loginAnswer.parse(await answer.json()).data.attributes.token);
}

async function endSession(server: string, sessionId: string, token: string): Promise<void> {
  const ended = await fetch(`${server}/api/v1/auth/sessions/${sessionId}/end`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ password: PERSON.password }),
  });
  expect(ended.ok).toBe(true);
}
