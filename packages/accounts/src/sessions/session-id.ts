import { z } from 'zod';

const withSession = z.looseObject({ _sid: z.string() });

/** The session that a logged-in user of Payload comes from; null for one that was not logged in by a cookie. */
export const sessionIdOf = (user: unknown): string | null => withSession.safeParse(user).data?._sid ?? null;
