import { expect, test } from 'vitest';
import { loginAddress } from './login-address.ts';

test.each([
  ['postgres://owner:secret@db:5433/x?sslmode=verify-full', 'postgres://me:mine@db:5433/x?sslmode=verify-full'],
  ['postgresql://db/x?user=owner&password=secret', 'postgresql://me:mine@db/x'],
  ['postgres:///x?host=/run/postgresql&user=owner', 'postgres:///x?host=%2Frun%2Fpostgresql&user=me&password=mine'],
  ['postgres://owner@[::1]/x', 'postgres://me:mine@[::1]/x'],
])('of %s nothing is left of who logged in', (given, expected) => {
  expect(loginAddress(given, 'me', 'mine')).toBe(expected);
});
