import { verifyAccessToken } from '@vitrine/accounts/sessions/tokens.ts';

/** Who a request comes from, as its access token says. */
export interface Access {
  accountId: string;
  sessionId: string;
  /** 'render': one print run; reads content and its own offer. */
  scope: 'user' | 'render';
  offer: string | null;
}

interface KnownAccess extends Access {
  /** Milliseconds since 1970. */
  expiresAt: number;
}

export interface AccessRegistry {
  /** The access of an Authorization header seen before, without waiting; undefined says nothing. */
  known(authorization: string): Access | undefined;
  /** The access of an Authorization header; null when there is none or it does not hold. */
  verify(authorization: string | undefined): Promise<Access | null>;
  /** Whether a session is valid; without waiting when one of its tokens was seen before. */
  isActive(sessionId: string): Promise<boolean>;
  /** Forgets a session at once in this process; others notice within SWEEP_MS. */
  forget(sessionId: string): void;
  /** How many tokens are remembered. */
  size(): number;
  close(): void;
}

/** How often the sessions of known tokens are looked at again: a blocked account is out within this time plus one query. */
const SWEEP_MS = 3000;
/** Tokens remembered: about 1 kB each. */
const KNOWN_MAX = 10_000;
const SCHEME = /^Bearer +([A-Za-z0-9_.-]+)$/i;
const USUAL = 'Bearer ';

/** The token of a header however it is written, so that one token is remembered once. */
function tokenOf(authorization: string): string | null {
  const rest = authorization.startsWith(USUAL) ? authorization.slice(USUAL.length) : '';
  return rest !== '' && !rest.includes(' ') ? rest : (SCHEME.exec(authorization)?.[1] ?? null);
}

/** The last letter of a signature of 32 bytes carries two bits that mean nothing: of four ways to write it one is taken. */
function isWrittenOnce(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1);
  return Buffer.from(signature, 'base64url').toString('base64url') === signature;
}

interface Options {
  /** Those a token may be signed with. */
  secrets: readonly string[];
  /** Of these sessions, the valid ones. */
  activeSessions(sessionIds: readonly string[]): Promise<Set<string>>;
  onSweepError(error: unknown): void;
  sweepMs?: number;
}

/**
 * Remembers verified tokens until they end, so that a content call costs one look-up. A token is checked against its
 * session when it is first seen and again every SWEEP_MS. While the database is away verdicts stand: nobody can be
 * blocked then, and a token ends by itself within minutes.
 */
export function createAccessRegistry({ secrets, activeSessions, onSweepError, sweepMs = SWEEP_MS }: Options): AccessRegistry {
  const tokens = new Map<string, KnownAccess>();

  function remember(token: string, access: KnownAccess) {
    if (tokens.size >= KNOWN_MAX) {
      const oldest = tokens.keys().next();
      if (!oldest.done) tokens.delete(oldest.value);
    }
    tokens.set(token, access);
  }

  function forgetWhere(gone: (access: KnownAccess) => boolean) {
    for (const [token, access] of tokens) if (gone(access)) tokens.delete(token);
  }

  const userSessions = () => [
    ...new Set(
      tokens
        .values()
        .filter((a) => a.scope === 'user')
        .map((a) => a.sessionId),
    ),
  ];

  async function sweep() {
    const now = Date.now();
    forgetWhere((access) => access.expiresAt <= now);
    const asked = userSessions();
    if (asked.length === 0) return;
    const alive = await activeSessions(asked);
    const dead = new Set(asked.filter((id) => !alive.has(id)));
    if (dead.size > 0) forgetWhere((access) => dead.has(access.sessionId));
  }

  let sweeping = false;
  const timer = setInterval(() => {
    if (sweeping) return;
    sweeping = true;
    sweep()
      .catch(onSweepError)
      .finally(() => {
        sweeping = false;
      });
  }, sweepMs);
  timer.unref();

  const known = (authorization: string) => {
    const token = tokenOf(authorization);
    const access = token === null ? undefined : tokens.get(token);
    return access !== undefined && access.expiresAt > Date.now() ? access : undefined;
  };

  return {
    known,
    async verify(authorization) {
      if (!authorization) return null;
      const hit = known(authorization);
      if (hit) return hit;
      const token = tokenOf(authorization);
      const claims = token !== null && isWrittenOnce(token) ? await verifyAccessToken(secrets, token) : null;
      if (!claims || token === null) return null;
      if (claims.scope === 'user' && !(await activeSessions([claims.sid])).has(claims.sid)) return null;
      const access: KnownAccess = {
        accountId: claims.sub,
        sessionId: claims.sid,
        scope: claims.scope,
        offer: claims.offer ?? null,
        expiresAt: claims.exp * 1000,
      };
      remember(token, access);
      return access;
    },
    async isActive(sessionId) {
      const now = Date.now();
      if (tokens.values().some((a) => a.sessionId === sessionId && a.expiresAt > now)) return true;
      return (await activeSessions([sessionId])).has(sessionId);
    },
    forget: (sessionId) => forgetWhere((access) => access.sessionId === sessionId),
    size: () => tokens.size,
    close: () => clearInterval(timer),
  };
}
