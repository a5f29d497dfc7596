import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { deriveKey, signAccessToken, verifyAccessToken } from './tokens.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const claims = { sub: '7', sid: 'session', scope: 'user', lang: 'de' } as const;

test('a token we signed is read back with its claims', async () => {
  const token = await signAccessToken(secret, claims, 60);
  expect(await verifyAccessToken([secret], token)).toMatchObject(claims);
});

test('a render token keeps its offer', async () => {
  const token = await signAccessToken(secret, { ...claims, scope: 'render', offer: 'abc' }, 60);
  expect(await verifyAccessToken([secret], token)).toMatchObject({ scope: 'render', offer: 'abc' });
});

const ours = { alg: 'HS256', typ: 'at+jwt', iss: 'vitrine', aud: 'vitrine-api', key: 'access-token', claims };
/** A token as we make it but for some of that. */
const foreign = (change: Partial<Omit<typeof ours, 'claims'> & { claims: object }>) => (): Promise<string> => {
  const { alg, typ, iss, aud, key, claims: body } = { ...ours, ...change };
  return new SignJWT({ ...body })
    .setProtectedHeader({ alg, typ })
    .setIssuer(iss)
    .setAudience(aud)
    .setExpirationTime('1h')
    .sign(deriveKey(secret, key));
};

test('a token made the same way elsewhere is read', async () => {
  expect(await verifyAccessToken([secret], await foreign({})())).toMatchObject(claims);
});

test.each([
  ['another secret', () => signAccessToken(`${secret}!`, claims, 60)],
  ['an ended token', () => signAccessToken(secret, claims, -1)],
  ['no token', async () => 'nonsense'],
  ['an empty text', async () => ''],
  [
    'alg none',
    async () => new UnsecuredJWT({ ...claims }).setIssuer('vitrine').setAudience('vitrine-api').setExpirationTime('1h').encode(),
  ],
  ['another algorithm', foreign({ alg: 'HS512' })],
  ['another issuer', foreign({ iss: 'else' })],
  ['another audience', foreign({ aud: 'else' })],
  ['another kind of token', foreign({ typ: 'JWT' })],
  ['claims that are not ours', foreign({ claims: { sub: '7' } })],
  ['a key of another purpose', foreign({ key: 'refresh-token' })],
])('%s is refused', async (_, make) => {
  expect(await verifyAccessToken([secret], await make())).toBeNull();
});

test('a changed token is refused', async () => {
  const token = await signAccessToken(secret, claims, 60);
  const [head, body, signature] = token.split('.');
  const other = Buffer.from(JSON.stringify({ ...claims, sub: '8', iss: 'vitrine', exp: Date.now() })).toString('base64url');
  expect(await verifyAccessToken([secret], `${head}.${other}.${signature}`)).toBeNull();
  expect(body).not.toBe(other);
});
