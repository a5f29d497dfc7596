import { SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { deriveKey, signAccessToken, verifyAccessToken } from './tokens.ts';

const secret = 'a-secret-of-at-least-thirty-two-characters';
const claims = { sub: '7', sid: 'session', scope: 'user', lang: 'de' } as const;

test('a token we signed is read back with its claims', async () => {
  const token = await signAccessToken(secret, claims, 60);
  expect(await verifyAccessToken(secret, token)).toMatchObject(claims);
});

test('a render token keeps its offer', async () => {
  const token = await signAccessToken(secret, { ...claims, scope: 'render', offer: 'abc' }, 60);
  expect(await verifyAccessToken(secret, token)).toMatchObject({ scope: 'render', offer: 'abc' });
});

test.each([
  ['another secret', () => signAccessToken(`${secret}!`, claims, 60)],
  ['an ended token', () => signAccessToken(secret, claims, -1)],
  ['no token', async () => 'nonsense'],
  ['an empty text', async () => ''],
  ['alg none', async () => new UnsecuredJWT({ ...claims }).setIssuer('vitrine').setExpirationTime('1h').encode()],
  [
    'another issuer',
    () =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('else')
        .setExpirationTime('1h')
        .sign(deriveKey(secret, 'access-token')),
  ],
  [
    'claims that are not ours',
    () =>
      new SignJWT({ sub: '7' })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('vitrine')
        .setExpirationTime('1h')
        .sign(deriveKey(secret, 'access-token')),
  ],
  [
    'a key of another purpose',
    () =>
      new SignJWT({ ...claims })
        .setProtectedHeader({ alg: 'HS256' })
        .setIssuer('vitrine')
        .setExpirationTime('1h')
        .sign(deriveKey(secret, 'refresh-token')),
  ],
])('%s is refused', async (_, make) => {
  expect(await verifyAccessToken(secret, await make())).toBeNull();
});

test('a changed token is refused', async () => {
  const token = await signAccessToken(secret, claims, 60);
  const [head, body, signature] = token.split('.');
  const other = Buffer.from(JSON.stringify({ ...claims, sub: '8', iss: 'vitrine', exp: Date.now() })).toString('base64url');
  expect(await verifyAccessToken(secret, `${head}.${other}.${signature}`)).toBeNull();
  expect(body).not.toBe(other);
});
