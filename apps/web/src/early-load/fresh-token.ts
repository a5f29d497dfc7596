import { REFRESH_LOCK } from './handover.ts';

/** A token counts as over so long before it is, in ms: it has to arrive. */
const MARGIN_MS = 5000;

/** True for an access token whose `exp` has passed; false for what cannot be read: the server then says what it thinks of it. */
export function isOver(token: string, now: number): boolean {
  try {
    const claims: unknown = JSON.parse(atob((token.split('.')[1] ?? '').replaceAll('-', '+').replaceAll('_', '/')));
    const exp = typeof claims === 'object' && claims && 'exp' in claims ? Number(claims.exp) : Number.NaN;
    return exp * 1000 < now + MARGIN_MS;
  } catch {
    return false;
  }
}

/**
 * The successor of a token that is over: most visits begin with one that is. Refreshes as api/refresh.ts does, under the same
 * lock, and leaves the new pair where stores/auth.ts finds it. `headers`: those of every call. Null when the server gives none.
 */
export async function freshToken(token: string, headers: Record<string, string>): Promise<string | null> {
  return await navigator.locks.request(REFRESH_LOCK, async () => {
    const area = JSON.parse(localStorage.getItem('auth') ?? '');
    // Another tab was first.
    if (area.state.token !== token) return area.state.token;
    if (!area.state.refreshToken) return null;
    const answer = await fetch('/api/v1/auth/refresh', {
      headers: { ...headers, Authorization: `Bearer ${area.state.refreshToken}` },
    });
    if (!answer.ok) return null;
    const { data } = await answer.json();
    const state = { ...area.state, token: data.token, refreshToken: data.refresh_token };
    localStorage.setItem('auth', JSON.stringify({ ...area, state }));
    return data.token;
  });
}
