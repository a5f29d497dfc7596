import { createHash } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import { z } from 'zod';

const ALGORITHM = 'HS256';
const claims = z.object({ collection: z.literal('staff'), id: z.uuid(), sid: z.string() });
type StaffToken = Pick<z.infer<typeof claims>, 'id' | 'sid'>;

/** The key Payload derives from the instance's secret (its BasePayload.init), with which it signs the tokens in staff's cookies. */
const keyOf = (secret: string) => new TextEncoder().encode(createHash('sha256').update(secret).digest('hex').slice(0, 32));

/** Whose cookie of the admin it is, and of which session; null when it was not signed here or has ended. The caller asks whether the session still exists. */
export async function verifyStaffToken(secret: string, token: string): Promise<StaffToken | null> {
  try {
    const { payload } = await jwtVerify(token, keyOf(secret), { algorithms: [ALGORITHM] });
    return claims.safeParse(payload).data ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

/** Such a token, as Payload signs it. */
export const signStaffToken = (secret: string, staff: StaffToken, seconds: number): Promise<string> =>
  new SignJWT({ ...staff, collection: 'staff' })
    .setProtectedHeader({ alg: ALGORITHM })
    .setExpirationTime(Math.floor(Date.now() / 1000) + seconds)
    .sign(keyOf(secret));
