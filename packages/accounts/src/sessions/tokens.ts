import { createSecretKey, hkdfSync, type KeyObject } from 'node:crypto';
import { type AccessTokenClaims, accessTokenClaims } from '@vitrine/contract/auth.ts';
import { errors, jwtVerify, SignJWT } from 'jose';

const ISSUER = 'vitrine';
/** Who an access token is for: the API. */
const AUDIENCE = 'vitrine-api';
const TYPE = 'at+jwt';
const ALGORITHM = 'HS256';

const keys = new Map<string, KeyObject>();

/**
 * A key of 256 bits for one purpose, derived from the instance's secret (HKDF-SHA256, RFC 5869), so that
 * no two purposes share a key. `label` names the purpose.
 */
export function deriveKey(secret: string, label: string): KeyObject {
  const id = `${label}\0${secret}`;
  let key = keys.get(id);
  if (!key) {
    key = createSecretKey(Buffer.from(hkdfSync('sha256', secret, '', `vitrine/${label}`, 32)));
    keys.set(id, key);
  }
  return key;
}

const accessKey = (secret: string) => deriveKey(secret, 'access-token');

/**
 * Signs an access token that ends in `seconds` from now. A token of scope 'render' belongs to one print run:
 * `sub` is the account, `offer` the request's hash, `sid` any unique text.
 */
export function signAccessToken(secret: string, claims: Omit<AccessTokenClaims, 'exp'>, seconds: number): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  return new SignJWT({ ...claims })
    .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
    .setIssuer(ISSUER)
    .setAudience(AUDIENCE)
    .setIssuedAt(now)
    .setExpirationTime(now + seconds)
    .sign(accessKey(secret));
}

/**
 * The claims of a token that we signed, with one of these secrets, and that has not ended, else null. Says nothing of the session
 * or the account: the caller asks whether these still exist.
 */
export async function verifyAccessToken(secrets: readonly string[], token: string): Promise<AccessTokenClaims | null> {
  for (const secret of secrets) {
    const claims = await claimsOf(secret, token);
    if (claims) return claims;
  }
  return null;
}

async function claimsOf(secret: string, token: string): Promise<AccessTokenClaims | null> {
  try {
    const { payload } = await jwtVerify(token, accessKey(secret), {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
    });
    return accessTokenClaims.safeParse(payload).data ?? null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}
