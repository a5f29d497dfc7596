import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sentence } from './lib/console.mjs';
import { startTests } from './lib/start-tests.ts';

const { undo, temporary, start } = startTests();

test('a port in use ends the start with one sentence that names it', async () => {
  const server = createServer();
  const port = await new Promise<number>((done) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    }),
  );
  undo.push(() => new Promise((done) => server.close(done)));
  expect(await start({ PORT: String(port) })).toEqual({
    code: 1,
    stderr: `Port ${port} is in use: stop the program that uses it, or start with another PORT.`,
  });
});

test('a port that is none is named', async () => {
  expect(await start({ PORT: '70000' })).toEqual({
    code: 1,
    stderr: 'The setting PORT cannot be used: "70000" is not a port between 1 and 65535.',
  });
});

test('an address that this machine does not have is named, and not a port in use', async () => {
  // TEST-NET-1 of RFC 5737: no machine has it.
  expect(await start({ HOST: '192.0.2.1' })).toEqual({
    code: 1,
    stderr: 'The setting HOST cannot be used: this machine has no address "192.0.2.1".',
  });
});

test.each([
  [
    'nobody listens',
    'postgres://a:b@127.0.0.1:1/vitrine',
    /^The database of DATABASE_URL \(127\.0\.0\.1:1\/vitrine\) cannot be used: .*ECONNREFUSED.*\.$/,
  ],
  [
    'no such address',
    'mysql://a:b@127.0.0.1/vitrine',
    /^The setting DATABASE_URL cannot be used: must begin with postgres:\/\/ or postgresql:\/\/\.$/,
  ],
])('a wrong DATABASE_URL (%s) ends with one sentence', async (_, url, sentence) => {
  const { code, stderr } = await start({ DATABASE_URL: url });
  expect(code).toBe(1);
  expect(stderr).toMatch(sentence);
});

test('a database that is starting or in recovery is waited for', async () => {
  const refusal = (code: string, message: string) => {
    const body = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`);
    const head = Buffer.from('E\0\0\0\0');
    head.writeUInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  let asked = 0;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      asked += 1;
      // What it says for good ends the wait, so that no start has to be made here.
      socket.end(asked < 3 ? refusal('57P03', 'the database system is in recovery mode') : refusal('28000', 'no such role'));
    });
  });
  const port = await new Promise<number>((done) =>
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      done(typeof address === 'object' && address ? address.port : 0);
    }),
  );
  undo.push(() => new Promise((done) => server.close(done)));
  expect(await start({ DATABASE_URL: `postgres://a:b@127.0.0.1:${port}/vitrine` })).toEqual({
    code: 1,
    stderr: `The database of DATABASE_URL (127.0.0.1:${port}/vitrine) cannot be used: no such role.`,
  });
  expect(asked).toBe(3);
});

test('an address that is none is named without its password', async () => {
  const { code, stderr } = await start({ DATABASE_URL: 'postgres://u:geheim#1@127.0.0.1:5432/x' });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The setting DATABASE_URL cannot be used: is not an address/);
  expect(stderr).not.toContain('geheim');
});

test('a folder that cannot be made ends with one sentence', async () => {
  const file = join(await temporary(), 'file');
  await writeFile(file, '');
  const folder = join(file, 'var');
  expect(await start({ VITRINE_DATA: folder })).toEqual({
    code: 1,
    stderr: `The folder ${folder} cannot be made: a part of its path is a file. Choose another with VITRINE_DATA.`,
  });
});

test('a folder whose restore did not end is refused with one sentence', async () => {
  const folder = await temporary();
  await writeFile(join(folder, 'restore-unfinished'), '');
  expect(await start({ VITRINE_DATA: folder })).toEqual({
    code: 1,
    stderr: `A restore into ${folder} did not end: delete the folder and restore again.`,
  });
});

test('a full disk ends with one sentence', async () => {
  const { code, stderr } = await start({ VITRINE_MIN_FREE_MB: '999999999999' });
  expect(code).toBe(1);
  expect(stderr).toMatch(/^The disk of .* is full: Vitrine needs at least 999999999999 MB there, \d+ MB are free\.$/);
});

test.each([
  ['ENOSPC', 'The disk is full: free some space and start again.'],
  ['EACCES', 'The folder /srv/x cannot be written to: change its permissions or choose another with VITRINE_DATA.'],
])('%s of any later step has a sentence', (code, text) => {
  expect(sentence(Object.assign(new Error('x'), { code, path: '/srv/x' }))).toBe(text);
});

test('production refuses the known secret and a missing mail server', async () => {
  const dataDir = join(await temporary(), 'var');
  const env = { NODE_ENV: 'production', VITRINE_DATA: dataDir };
  expect(await start(env)).toEqual({
    code: 1,
    stderr: 'Production needs a secret of its own: set VITRINE_SECRET to at least 32 random characters.',
  });
  const own = { ...env, VITRINE_SECRET: 'iK3sVq9ZtB0mXe7LrWc2Nf5Ho8Yd1Gua' };
  const mail = await start(own);
  expect(mail).toEqual({ code: 1, stderr: expect.stringMatching(/^Production needs a mail server: set SMTP_URL[^\n]+\.$/) });
  const address = await start({ ...own, PUBLIC_URL: 'vitrine.example.com' });
  expect(address).toEqual({ code: 1, stderr: expect.stringMatching(/^The setting PUBLIC_URL cannot be used: [^\n]+\.$/) });
  expect(existsSync(dataDir), 'before anything is made').toBe(false);
});
