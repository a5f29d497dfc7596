import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { lockCredentials } from '@vitrine/accounts/customers/account-repository.ts';
import { openSuccessor, sealSuccessor } from '@vitrine/accounts/sessions/sealed-successor.ts';
import {
  ACCESS_TOKEN_SECONDS,
  AUTH_CODE_SECONDS,
  LONG_TERM_SESSION_SECONDS,
  REFRESH_GRACE_SECONDS,
  SESSION_SECONDS,
} from '@vitrine/accounts/sessions/session-life.ts';
import * as repository from '@vitrine/accounts/sessions/session-repository.ts';
import { signAccessToken } from '@vitrine/accounts/sessions/tokens.ts';
import { type Pool, type Queryable, transaction } from '@vitrine/server/database.ts';

export interface SessionTokens {
  sessionId: string;
  accountId: string;
  token: string;
  refreshToken: string;
}

interface Holder {
  accountId: string;
  sessionId: string;
}

interface NewSession {
  longTerm: boolean;
  userAgent: string | null;
  /** The hash that was compared with what was typed; without one the password does not matter. */
  passwordHash?: string | null;
  /** What is written of the person together with the session, or not at all. */
  alongside?(db: Queryable): Promise<void>;
}

export interface Sessions {
  /** Opens a session; null when the account is not active, or its password is no longer the one that was compared. */
  open(accountId: string, options: NewSession): Promise<SessionTokens | null>;
  /** Exchanges a refresh token; null when it is not honoured. */
  refresh(refreshToken: string): Promise<SessionTokens | null>;
  /** Ends a session and those that were opened by codes made in it; answers their ids. */
  end(sessionId: string): Promise<string[]>;
  /** Account and session of a refresh token, used or not; null when the token is unknown. */
  holderOf(refreshToken: string): Promise<Holder | null>;
  /** The same of a token that could still be exchanged: its session is valid, and it is not used, or within REFRESH_GRACE_SECONDS; else null. */
  freshHolderOf(refreshToken: string): Promise<Holder | null>;
  createCode(maker: { accountId: string; sessionId: string }): Promise<{ code: string; expiresAt: Date }>;
  /** Opens a session by a one-time code, for no longer than the one it was made in lasts, with which it ends; null when the code does not hold, or that session no longer. */
  openByCode(code: string, userAgent: string | null): Promise<SessionTokens | null>;
}

/** 256 bits that cannot be guessed, so a plain hash is enough to store them. */
const newToken = () => randomBytes(32).toString('base64url');
const hashOf = (token: string) => createHash('sha256').update(token).digest();

/**
 * A session is a family of refresh tokens, each exchanged once (RFC 9700 4.14.2):
 *
 *   fresh ──shown──▶ used ──shown within REFRESH_GRACE_SECONDS, successor still fresh──▶ used (same successor)
 *                     └────shown later, or its successor used──▶ the session ends
 *
 * A session also ends by logout, by age, by a time without use, and with its account's activity.
 */
export function createSessions(pool: Pool, secret: string): Sessions {
  const accessToken = (accountId: string, sessionId: string) =>
    signAccessToken(secret, { sub: accountId, sid: sessionId, scope: 'user' }, ACCESS_TOKEN_SECONDS);

  async function exchange(db: Queryable, refreshToken: string) {
    const hash = hashOf(refreshToken);
    const shown = await repository.lockRefreshToken(db, hash);
    if (!shown?.alive) return null;
    const sessionId = shown.session_id;
    if (!shown.account_active) {
      await repository.endSession(db, sessionId, 'account');
      return null;
    }
    await repository.touchSession(db, sessionId);
    if (shown.used_seconds === null) {
      const next = newToken();
      await repository.markUsed(db, hash, sealSuccessor(refreshToken, next));
      await repository.insertRefreshToken(db, hashOf(next), sessionId);
      return { sessionId, accountId: shown.account_id, refreshToken: next };
    }
    if (shown.used_seconds <= REFRESH_GRACE_SECONDS && shown.successor) {
      const next = openSuccessor(refreshToken, shown.successor);
      if (!(await repository.isUsed(db, hashOf(next)))) {
        return { sessionId, accountId: shown.account_id, refreshToken: next };
      }
    }
    await repository.endSession(db, sessionId, 'replay');
    return null;
  }

  return {
    async open(accountId, { longTerm, userAgent, passwordHash, alongside }) {
      const id = randomUUID();
      const refreshToken = newToken();
      const seconds = longTerm ? LONG_TERM_SESSION_SECONDS : SESSION_SECONDS;
      const opened = await transaction(pool, async (db) => {
        // Held until the session is there to be ended: a reset or a block comes before it, and is seen, or after it, and ends it.
        const account = await lockCredentials(db, accountId, 'share');
        if (account?.state !== 'active') return false;
        if (passwordHash !== undefined && account.password_hash !== passwordHash) return false;
        const refreshHash = hashOf(refreshToken);
        await repository.insertSession(db, { id, accountId, longTerm, seconds, userAgent, parent: null, refreshHash });
        await alongside?.(db);
        return true;
      });
      if (!opened) return null;
      return { sessionId: id, accountId, token: await accessToken(accountId, id), refreshToken };
    },
    async refresh(refreshToken) {
      const exchanged = await transaction(pool, (db) => exchange(db, refreshToken));
      return exchanged && { ...exchanged, token: await accessToken(exchanged.accountId, exchanged.sessionId) };
    },
    end: (sessionId) => transaction(pool, (db) => repository.endSession(db, sessionId, 'logout')),
    holderOf: (refreshToken) => repository.holderOfRefreshToken(pool, hashOf(refreshToken)),
    freshHolderOf: (refreshToken) => repository.holderOfFreshToken(pool, hashOf(refreshToken), REFRESH_GRACE_SECONDS),
    async createCode(maker) {
      const code = newToken();
      const made = { ...maker, hash: hashOf(code), seconds: AUTH_CODE_SECONDS };
      return { code, expiresAt: await repository.insertAuthCode(pool, made) };
    },
    async openByCode(code, userAgent) {
      const hash = hashOf(code);
      const [id, refreshToken] = [randomUUID(), newToken()];
      const accountId = await transaction(pool, async (db) => {
        const made = await repository.findAuthCode(db, hash);
        // Account, session, code: in the order in which they are locked to be ended.
        const account = made && (await lockCredentials(db, made.account_id, 'share'));
        if (!made || account?.state !== 'active' || !(await repository.holdSession(db, made.session_id))) return null;
        if (!(await repository.takeAuthCode(db, hash))) return null;
        const session = { id, accountId: account.id, longTerm: false, seconds: SESSION_SECONDS, userAgent };
        await repository.insertSession(db, { ...session, parent: made.session_id, refreshHash: hashOf(refreshToken) });
        return account.id;
      });
      if (accountId === null) return null;
      return { sessionId: id, accountId, token: await accessToken(accountId, id), refreshToken };
    },
  };
}
