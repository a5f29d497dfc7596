import { expect, test } from 'vitest';
import { serverOf } from './server-of.ts';

test.each([
  ['katalog.varnholt.example', 'https://katalog.varnholt.example'],
  [' https://katalog.varnholt.example/login?x=1 ', 'https://katalog.varnholt.example'],
  ['http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
  ['localhost:4000', 'http://localhost:4000'],
  ['127.0.0.1:4000/login', 'http://127.0.0.1:4000'],
  ['[::1]:80', 'http://[::1]'],
  ['https://localhost:4000', 'https://localhost:4000'],
  ['localhost.varnholt.example', 'https://localhost.varnholt.example'],
  ['name@localhost', null],
  ['ftp://katalog.varnholt.example', null],
  ['https://name@katalog.example', null],
  ['zwei Worte', null],
  ['', null],
])('%j is the server %j', (typed, server) => {
  expect(serverOf(typed)).toBe(server);
});
