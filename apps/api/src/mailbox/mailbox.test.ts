import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLog } from '@vitrine/server/log.ts';
import { freePort } from '@vitrine/testing/free-port.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';
import { startCatcher } from './catcher.ts';
import { createMailFolder } from './mail-folder.ts';

let server: TestServer;
let folder: string;
const stops: (() => Promise<void>)[] = [];

beforeAll(async () => {
  server = await testServer();
  folder = join(server.dataDir, 'mail');
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await server.close();
});

/** A mail client of a few lines: each command waits for its answer. */
async function deliver(port: number, message: string): Promise<string[]> {
  const socket = connect(port, '127.0.0.1');
  socket.setEncoding('utf8');
  const answers: string[] = [];
  const iterator = socket[Symbol.asyncIterator]();
  const read = async () => answers.push(String((await iterator.next()).value).trim());
  await read();
  for (const command of ['HELO test', 'MAIL FROM:<a@b.example>', 'RCPT TO:<c@d.example>', 'DATA', `${message}\r\n.`, 'QUIT']) {
    socket.write(`${command}\r\n`);
    await read();
  }
  socket.destroy();
  return answers;
}

const PDF = Buffer.from('%PDF-1.7 test').toString('base64');
const mail = (id: string, subject = 'Ihre Unterlagen <Größe>') =>
  [
    `Message-ID: <${id}@vitrine>`,
    'From: Vitrine <vitrine@varnholt.example>',
    'To: =?utf-8?Q?J=C3=B6rg?= <kunde@metzgerei.example>',
    'Reply-To: vertrieb@vitrine.example',
    `Subject: =?utf-8?B?${Buffer.from(subject).toString('base64')}?=`,
    'Date: Sat, 21 Nov 2026 12:00:00 +0000',
    'MIME-Version: 1.0',
    'Content-Type: multipart/mixed; boundary=x',
    '',
    '--x',
    'Content-Type: text/html; charset=utf-8',
    '',
    '<p>Guten Tag</p><script>alert(1)</script>',
    '--x',
    'Content-Type: application/pdf; name="Varnholt.pdf"',
    'Content-Disposition: attachment; filename="Varnholt.pdf"',
    'Content-Transfer-Encoding: base64',
    '',
    PDF,
    '--x--',
    '',
  ].join('\r\n');

test('each mail becomes one file, a second delivery of it none', async () => {
  const port = await freePort();
  const lines: { mail: string; isNew: boolean }[] = [];
  const log = createLog('test', 'info', { write: (line) => lines.push(JSON.parse(line)) });
  const catcher = await startCatcher(port, createMailFolder(folder), log);
  stops.push(catcher.close);
  const answers = await deliver(port, mail('one'));
  expect(answers.at(-2)).toMatch(/^250/);
  expect((await deliver(port, mail('one', 'a second try'))).at(-2)).toMatch(/^250/);
  await Promise.all(Array.from({ length: 8 }, () => deliver(port, mail('two'))));
  const names = await readdir(folder);
  expect(names).toHaveLength(2);
  for (const name of names) expect(name).toMatch(/^\d{8}T\d{9}Z-[0-9a-f]{16}\.eml$/);
  expect((await readFile(join(folder, names.sort()[0] ?? ''), 'utf8')).trim()).toBe(mail('one').trim());
  // The log has a line for each delivery.
  const one = names.sort()[0]?.slice(-20, -4);
  expect(lines.filter((line) => line.mail === one).map(({ isNew }) => isNew)).toEqual([true, false]);
  expect(lines.filter((line) => line.mail !== one).map(({ isNew }) => isNew)).toEqual([true, ...Array(7).fill(false)]);
  // Another process that catches into the same folder, for example after a restart, knows them too.
  expect(await createMailFolder(folder).keep(Buffer.from(mail('one')))).toMatchObject({ isNew: false });
});

test('a mail without an identity is known by its content', async () => {
  const other = await mkdtemp(join(tmpdir(), 'vitrine-mail-'));
  const mails = createMailFolder(other);
  expect(await mails.keep(Buffer.from('Subject: a\r\n\r\nb'))).toMatchObject({ isNew: true });
  expect(await mails.keep(Buffer.from('Subject: a\r\n\r\nb'))).toMatchObject({ isNew: false });
  expect(await mails.keep(Buffer.from('Subject: a\r\n\r\nMessage-ID: <one@vitrine>'))).toMatchObject({ isNew: true });
  expect(await mails.list()).toHaveLength(2);
  await rm(other, { recursive: true });
});

test('a port in use is an error', async () => {
  const port = await freePort();
  const mails = createMailFolder(folder);
  const log = createLog('test', 'silent');
  stops.push((await startCatcher(port, mails, log)).close);
  await expect(startCatcher(port, mails, log)).rejects.toMatchObject({ code: 'EADDRINUSE' });
});

test('the mailbox lists them and shows one, and nothing in it runs', async () => {
  const list = await server.app.inject({ url: '/mailbox', headers: { 'accept-language': 'de-DE,en' } });
  expect(list.body).toContain('<h1>Postfach</h1>');
  expect(list.body).toContain('Ihre Unterlagen &lt;Größe&gt;');
  expect(list.body).toContain('Jörg &lt;kunde@metzgerei.example&gt;');
  const href = /href="(\/mailbox\/\d[^"]+)"/.exec(list.body)?.[1] ?? '';
  const page = await server.app.inject({ url: href, headers: { 'accept-language': 'en' } });
  expect(page.body).toContain('Reply to');
  expect(page.body).toContain(
    `<iframe title="Body of the mail" sandbox="allow-popups allow-popups-to-escape-sandbox" src="${href}/body">`,
  );
  expect(page.headers['content-security-policy']).toMatch(/default-src 'none'; style-src 'self'/);
  const body = await server.app.inject({ url: `${href}/body` });
  expect(body.headers['content-security-policy']).toMatch(
    /default-src 'none'.*sandbox allow-popups allow-popups-to-escape-sandbox$/,
  );
  expect(body.headers['x-frame-options']).toBe('SAMEORIGIN');
  const pdf = await server.app.inject({ url: `${href}/attachment/0` });
  expect(pdf.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': "inline; filename*=UTF-8''Varnholt.pdf",
  });
  expect(pdf.body).toBe('%PDF-1.7 test');
  expect((await server.app.inject({ url: `${href}/source` })).body).toContain('Message-ID');
});

test('what is not there is 404', async () => {
  for (const path of ['20260101T000000000Z-0000000000000000', '..%2f..%2fpackage.json', 'x/attachment/0', 'x/body']) {
    expect([path, (await server.app.inject({ url: `/mailbox/${path}`, headers: { accept: 'text/html' } })).statusCode]).toEqual([
      path,
      404,
    ]);
  }
});

test('under the name of a foreign host there are no mails, so that no page of another site reads them', async () => {
  const mails = createMailFolder(folder);
  await mails.keep(Buffer.from(mail('host-1')));
  const [name = ''] = await mails.list();
  const urls = [
    '/mailbox',
    '/mailbox/style.css',
    ...['', '/body', '/text', '/source', '/attachment/0'].map((p) => `/mailbox/${name}${p}`),
  ];
  const ask = (url: string, headers: Record<string, string>) =>
    server.app.inject({ url, headers }).then((answer) => answer.statusCode);
  for (const url of urls) {
    for (const host of ['evil.example', 'evil.example:4000', 'localhost.evil.example', '127.0.0.1.evil.example', '%']) {
      expect([url, host, await ask(url, { host })]).toEqual([url, host, 403]);
    }
    expect(await ask(url, { host: 'evil.example', 'x-forwarded-host': 'localhost' })).toBe(403);
  }
  for (const host of ['localhost', 'localhost:4000', '127.0.0.1:4000', '[::1]:4000', '192.168.1.5']) {
    expect([host, await ask('/mailbox', { host })]).toEqual([host, 200]);
  }
});
