import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';
import { apiOrigin, cmsOrigin } from './service-origins.ts';

const SECRET = 'iK3sVq9ZtB0mXe7LrWc2Nf5Ho8Yd1Gua';
const TOKEN = 'q7Zt0mB3sVx9LrWc2Nf5Ho8Yd1GuaKeP';
const PRODUCTION = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://127.0.0.1/vitrine',
  VITRINE_SECRET: SECRET,
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'Katalog <katalog@example.com>',
  PUBLIC_URL: 'http://127.0.0.1:4000',
};
const read = (env: object) => () => readEnvironment({ ...PRODUCTION, ...env });

test('production with settings of its own is taken', () => {
  expect(read({})()).toMatchObject({ mode: 'production', mailFrom: 'Katalog <katalog@example.com>' });
});

test.each([
  ['the sender of development', { MAIL_FROM: 'Vitrine <vitrine@varnholt.example>' }, /MAIL_FROM/],
  ['no sender', { MAIL_FROM: '' }, /MAIL_FROM/],
  ['no secret', { VITRINE_SECRET: '' }, /VITRINE_SECRET/],
  ['a secret of one letter', { VITRINE_SECRET: 'x'.repeat(40) }, /^The setting VITRINE_SECRET cannot be used: [^.]*\.$/],
  [
    'a previous secret of one letter',
    { VITRINE_SECRET_PREVIOUS: 'x'.repeat(40) },
    /^The setting VITRINE_SECRET_PREVIOUS cannot be used: [^.]*\.$/,
  ],
  ['a token of the CMS of one letter', { CMS_TOKEN: 'x'.repeat(32) }, /^The setting CMS_TOKEN cannot be used: [^.]*\.$/],
  ['a token of one letter', { METRICS_TOKEN: 'x'.repeat(16) }, /^The setting METRICS_TOKEN cannot be used: [^.]*\.$/],
  ['no mail server', { SMTP_URL: '' }, /SMTP_URL/],
  ['no public address', { PUBLIC_URL: '' }, /set PUBLIC_URL/],
  ['a short previous secret', { VITRINE_SECRET_PREVIOUS: 'x' }, /VITRINE_SECRET_PREVIOUS/],
  ['a previous secret that is the present one', { VITRINE_SECRET_PREVIOUS: SECRET }, /VITRINE_SECRET_PREVIOUS/],
  [
    'what was made with the known secret',
    { VITRINE_SECRET_PREVIOUS: 'vitrine-development-secret-not-for-production' },
    /VITRINE_SECRET_PREVIOUS/,
  ],
])('production refuses %s in one sentence that names the setting', (_case, env, setting) => {
  expect(read(env)).toThrow(EnvironmentError);
  expect(read(env)).toThrow(setting);
});

test('production behind HTTPS does not start without knowing its proxies, or that there are none', () => {
  const behind = { PUBLIC_URL: 'https://vitrine.example.com' };
  expect(read(behind)).toThrow(EnvironmentError);
  expect(read({ ...behind, TRUST_PROXY: '' })).toThrow(/^Production behind HTTPS [^.]*: set TRUST_PROXY [^.]*\.$/);
  expect(read({ ...behind, TRUST_PROXY: '1' })().trustProxy).toBe(1);
  expect(read({ ...behind, TRUST_PROXY: '10.0.0.0/8' })().trustProxy).toBe('10.0.0.0/8');
  expect(read({ ...behind, TRUST_PROXY: '0' })().trustProxy).toBe(0);
  expect(read({ PUBLIC_URL: 'http://127.0.0.1:4000' })().trustProxy).toBe(false);
  expect(read({ ...behind, NODE_ENV: 'development' })().trustProxy).toBe(false);
});

test('services find each other on this machine, or by URL', () => {
  const alone = read({})();
  expect([apiOrigin(alone), cmsOrigin(alone), alone.cmsHost]).toEqual([
    'http://127.0.0.1:4000',
    'http://127.0.0.1:4001',
    '127.0.0.1',
  ]);
  const CMS_TOKEN = TOKEN;
  const apart = read({ CMS_URL: 'https://cms.example.com/', API_URL: 'https://api.example.com', CMS_TOKEN })();
  expect([apiOrigin(apart), cmsOrigin(apart)]).toEqual(['https://api.example.com', 'https://cms.example.com']);
});

test('a CMS that others can reach knows the API by a token', () => {
  expect(read({ CMS_URL: 'https://cms.example.com' })).toThrow('set CMS_TOKEN');
  expect(read({ CMS_HOST: '0.0.0.0' })).toThrow('set CMS_TOKEN');
  expect(read({ CMS_HOST: '0.0.0.0', CMS_TOKEN: TOKEN })().cmsHost).toBe('0.0.0.0');
});

test.each(['CMS_URL', 'API_URL'])('production reaches another service by TLS, or in a network of its own: %s', (setting) => {
  const env = { [setting]: 'http://10.0.0.5:4000', CMS_TOKEN: TOKEN };
  expect(read(env)).toThrow(`set ${setting} to https://`);
  expect(read({ ...env, TRUSTED_NETWORK: '1' })().mode).toBe('production');
  expect(read({ ...env, [setting]: 'http://127.0.0.1:4000' })().mode).toBe('production');
  expect(read({ ...env, [setting]: 'http://10.0.0.5:4000/path' })).toThrow(`The setting ${setting} cannot be used`);
});

test('development needs no sender, and none takes what holds no address', () => {
  expect(read({ NODE_ENV: 'development', MAIL_FROM: '' })().mailFrom).toContain('@');
  expect(read({ MAIL_FROM: 'Katalog' })).toThrow('The setting MAIL_FROM cannot be used: must hold one mail address');
  expect(read({ MAIL_FROM: 'katalog@example.com' })().mailFrom).toBe('katalog@example.com');
});

test.each([
  ['', 'http://127.0.0.1:4000'],
  ['127.0.0.1', 'http://127.0.0.1:4000'],
  ['0.0.0.0', 'http://127.0.0.1:4000'],
  ['::', 'http://127.0.0.1:4000'],
  ['::1', 'http://[::1]:4000'],
  ['2001:db8::7', 'http://[2001:db8::7]:4000'],
  ['vitrine.lan', 'http://vitrine.lan:4000'],
])('without PUBLIC_URL, listening on "%s" is reached at %s', (HOST, publicUrl) => {
  const read = readEnvironment({ ...PRODUCTION, NODE_ENV: 'development', HOST, PUBLIC_URL: '' });
  expect(read.publicUrl).toBe(publicUrl);
  expect(new URL(read.publicUrl).origin).toBe(publicUrl);
});

test.each([
  ['PUBLIC_URL', 'vitrine.example.com'],
  ['PUBLIC_URL', 'ftp://vitrine.example.com'],
  ['PUBLIC_URL', 'https://vitrine.example.com/app'],
  ['PUBLIC_URL', 'https://vitrine.example.com?x=1'],
  ['PUBLIC_URL', 'https://me:secret@vitrine.example.com'],
  ['PUBLIC_URL', 'https://0.0.0.0'],
  ['PUBLIC_URL', 'https://vitrine_.-'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '4000'],
  ['TRUST_PROXY', '10.0.0.300'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '0.0.0.0/0'],
  ['TRUST_PROXY', '0.0.0.0/1, 128.0.0.0/1'],
  ['TRUST_PROXY', '2000::/3'],
  ['TRUST_PROXY', '::ffff:0:0/96'],
  ['TRUST_PROXY', '::/8'],
  ['TRUST_PROXY', '::ffff:128.0.0.0/97'],
  ['TRUST_PROXY', '2400::/7'],
  ['TRUST_PROXY', '10.0.0.1,,10.0.0.2'],
  ['HOST', '300.1.1.1'],
  ['HOST', 'http://vitrine.lan'],
  ['HOST', '127.0.0.1:4000'],
  ['SMTP_URL', 'smtps://'],
])('%s=%s cannot be right and is refused in one sentence', (name, value) => {
  expect(read({ [name]: value })).toThrow(EnvironmentError);
  expect(read({ [name]: value })).toThrow(new RegExp(`^The setting ${name} cannot be used: [^\\n]+\\.$`));
});

test.each([
  ['TRUST_PROXY', '10.0.0.5, 10.1.0.0/16, loopback, fd00::/8'],
  ['TRUST_PROXY', '10.0.0.0/8, fc00::/7, ::1/128, ::ffff:10.0.0.0/104'],
  ['TRUST_PROXY', '2'],
  ['HOST', '::'],
  ['HOST', 'vitrine.lan'],
])('%s=%s is taken', (name, value) => expect(read({ [name]: value, NODE_ENV: 'development' })).not.toThrow());

test('the address people reach is the same with a slash at its end', () => {
  expect(read({ PUBLIC_URL: 'http://127.0.0.1:4000/' })().publicUrl).toBe('http://127.0.0.1:4000');
});

test('two services on one port are refused', () => {
  expect(read({ PORT: '4000', CMS_PORT: '4000' })).toThrow('PORT and CMS_PORT are the same');
});

test.each(['4190', '6000', '1', '10080'])('port %s, which browsers refuse to open, is refused in one sentence', (PORT) => {
  expect(() => readEnvironment({ DATABASE_URL: 'postgres://127.0.0.1/vitrine', PORT })).toThrow(
    'The setting PORT cannot be used: browsers refuse to open this port, set it to another, for example 4000.',
  );
});

test('the CMS is asked for its health the same way, so its port is refused too, set or not', () => {
  const base = { DATABASE_URL: 'postgres://127.0.0.1/vitrine' };
  expect(() => readEnvironment({ ...base, CMS_PORT: '6000' })).toThrow(/^The setting CMS_PORT cannot be used: browsers refuse/);
  expect(() => readEnvironment({ ...base, PORT: '5999' })).toThrow(/CMS_PORT/);
  expect(readEnvironment({ ...base, PORT: '5999', CMS_PORT: '4001' }).cmsPort).toBe(4001);
});

test('errors are sent nowhere unless a DSN is set', () => {
  const base = { DATABASE_URL: 'postgres://127.0.0.1/vitrine' };
  expect(readEnvironment(base).sentryDsn).toBeNull();
  expect(readEnvironment({ ...base, SENTRY_DSN: 'http://key@127.0.0.1/1' }).sentryDsn).toBe('http://key@127.0.0.1/1');
  expect(() => readEnvironment({ ...base, SENTRY_DSN: 'https://sentry.example.com' })).toThrow(/^The setting SENTRY_DSN cannot/);
  expect(read({ SENTRY_DSN: 'http://key@sentry.example.com/1' })).toThrow(/SENTRY_DSN/);
  expect(read({ SENTRY_DSN: 'http://key@sentry.example.com/1', TRUSTED_NETWORK: '1' })).not.toThrow();
  expect(read({ SENTRY_DSN: 'https://key@sentry.example.com/1' })).not.toThrow();
});
