import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from './environment.ts';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://vitrine.example.com',
  TRUST_PROXY: '1',
  DATABASE_URL: 'postgres://127.0.0.1/vitrine',
  VITRINE_SECRET: 'iK3sVq9ZtB0mXe7LrWc2Nf5Ho8Yd1Gua',
  SMTP_URL: 'smtps://mail.example.com',
  MAIL_FROM: 'Katalog <katalog@example.com>',
};
const read = (env: object) => () => readEnvironment({ ...PRODUCTION, ...env });

test.each([
  { PUBLIC_URL: 'https://vitrine.lan' },
  { PUBLIC_URL: 'http://127.0.0.1:4000' },
  { PUBLIC_URL: 'http://127.8.8.8' },
  { PUBLIC_URL: 'http://[::1]:4000' },
  { PUBLIC_URL: 'http://localhost' },
])('production is reached over HTTPS or from this machine: %o', (env) => expect(read(env)().mode).toBe('production'));

test.each([
  { PUBLIC_URL: 'http://vitrine.example.com' },
  { PUBLIC_URL: 'http://10.0.0.5:4000', TRUSTED_NETWORK: '1' },
  { PUBLIC_URL: 'http://127.0.0.1:4000', HOST: '0.0.0.0' },
  { PUBLIC_URL: 'http://localhost', HOST: '::' },
  { PUBLIC_URL: 'https://localhost', HOST: '0.0.0.0' },
  { PUBLIC_URL: 'http://localhost.example.com' },
  { PUBLIC_URL: 'http://127.example.com' },
])('production does not start where people would reach it without: %o', (env) => {
  expect(read(env)).toThrow(EnvironmentError);
  expect(read(env)).toThrow(/^Production needs HTTPS: set PUBLIC_URL to the https address people reach[^.]*/);
});

test.each([
  'smtps://user:p%40ss@mail.example.com',
  'smtp://mail.example.com?requireTLS=true',
  'smtp://127.0.0.1:2525',
  'smtp://localhost',
])('a mail server that is asked with TLS, or is on this machine, is taken: %s', (SMTP_URL) =>
  expect(read({ SMTP_URL })().smtpUrl).toBe(SMTP_URL),
);

test.each([
  'smtp://mail.example.com',
  'smtp://user:pass@mail.example.com:587',
  'smtp://mail.example.com?requireTLS=true&ignoreTLS=true',
  'smtp://mail.example.com?requireTLS=false',
  'smtps://mail.example.com?tls.rejectUnauthorized=false',
  'smtp://10.0.0.7:25',
])('any other is refused in production, unless the network is trusted: %s', (SMTP_URL) => {
  expect(read({ SMTP_URL })).toThrow(/^Production needs TLS to a mail server elsewhere: set SMTP_URL/);
  expect(read({ SMTP_URL, TRUSTED_NETWORK: '1' })().smtpUrl).toBe(SMTP_URL);
  expect(read({ SMTP_URL, NODE_ENV: 'development' })().smtpUrl).toBe(SMTP_URL);
});

test.each([
  'postgres://a:b@db.example.com/vitrine?sslmode=verify-full',
  'postgres://db.example.com/vitrine?sslmode=require',
  'postgres://db.example.com/vitrine?sslmode=verify-ca&uselibpqcompat=true&sslrootcert=ca.pem',
  'postgres://db.example.com/vitrine?ssl=true',
  'postgres://a:b@127.0.0.1:5432/vitrine',
  'postgresql:///vitrine?host=/run/postgresql',
  'postgres://%2Frun%2Fpostgresql/vitrine',
])('a database that is asked with TLS, or is on this machine, is taken: %s', (DATABASE_URL) =>
  expect(read({ DATABASE_URL })().databaseUrl).toBe(DATABASE_URL),
);

test.each([
  'postgres://a:b@db.example.com/vitrine',
  'postgres://db.example.com/vitrine?sslmode=prefer',
  'postgres://db.example.com/vitrine?sslmode=no-verify',
  'postgres://db.example.com/vitrine?sslmode=disable&ssl=true',
  'postgres://db.example.com/vitrine?sslmode=require&uselibpqcompat=true',
  'postgres://127.0.0.1/vitrine?host=db.example.com',
])('any other is refused in production, unless the network is trusted: %s', (DATABASE_URL) => {
  expect(read({ DATABASE_URL })).toThrow(/^Production needs TLS to a database elsewhere: add [^.]* to DATABASE_URL/);
  expect(read({ DATABASE_URL, TRUSTED_NETWORK: '1' })().databaseUrl).toBe(DATABASE_URL);
});

test('what is refused is said without the passwords of its address', () => {
  for (const env of [{ SMTP_URL: 'smtp://u:geheim@mail.example.com' }, { DATABASE_URL: 'postgres://u:geheim@db.example.com/v' }])
    expect(read(env)).toThrow(/^(?!.*geheim)/);
});
