import type { LoginAnswer } from '@vitrine/contract/auth.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { SessionTokens } from './sessions.ts';

const MESSAGE: Record<Language, string> = { de: 'Sie sind angemeldet.', en: 'You are logged in.' };

/** The answer of login and of the exchange of a one-time code (shell.md 7). */
export function loginAnswerOf(tokens: SessionTokens, site: Language): LoginAnswer {
  return {
    data: {
      type: 'auth',
      id: tokens.sessionId,
      attributes: { token: tokens.token, refresh_token: tokens.refreshToken },
      relationships: { user: { data: { type: 'user', id: tokens.accountId } } },
    },
    message: MESSAGE[site],
  };
}
