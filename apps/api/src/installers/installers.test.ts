import { mkdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestServer, testServer } from '../testing/test-server.ts';

let server: TestServer;
let folder: string;
let written = 0;
beforeAll(async () => {
  server = await testServer({ environment: { publicUrl: 'https://vitrine.example.com' } });
  folder = join(server.dataDir, 'installers');
});
afterAll(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });
const SYSTEMS = ['osx', 'win', 'linux'];

async function write(manifest: unknown) {
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'installers.json');
  await writeFile(file, typeof manifest === 'string' ? manifest : JSON.stringify(manifest));
  // Two writes within one tick of the clock of the disk are two all the same.
  const time = new Date(Date.now() + ++written * 1000);
  await utimes(file, time, time);
}
const put = (name: string) => writeFile(join(folder, name), `bytes of ${name}`);

const release = (version: string, change: object = {}) => ({
  version,
  publishedAt: '2026-11-20T08:00:00Z',
  notes: { de: `Neu in ${version}`, en: `New in ${version}` },
  installers: [
    { system: 'osx', file: `Vitrine_${version}.dmg` },
    { system: 'win', file: `Vitrine_${version}.exe` },
  ],
  updates: [
    { target: 'darwin', arch: ['x86_64', 'aarch64'], file: `Vitrine_${version}.app.tar.gz`, signature: `mac ${version}` },
    { target: 'windows', arch: ['x86_64'], file: `Vitrine_${version}.exe`, signature: `win ${version}` },
  ],
  ...change,
});

test('where there is no installer, a browser gets a page in its language and a program a problem', async () => {
  for (const system of SYSTEMS) {
    const page = await get(`/download/${system}`, { accept: 'text/html', 'accept-language': 'de' });
    expect([page.statusCode, page.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    expect(page.body).toContain('gibt es noch kein Programm');
    expect(page.body).toContain('href="/"');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect((await get(`/download/${system}`, { accept: 'text/html', 'accept-language': 'en' })).body).toContain(
      'There is no program',
    );
    const problem = await get(`/download/${system}`, { accept: 'application/json' });
    expect([problem.statusCode, problem.json().errors[0].code]).toEqual([404, 'noInstaller']);
  }
  expect((await get('/download/update?target=darwin&arch=x86_64&current_version=1.0.0')).statusCode).toBe(204);
});

test('the newest installer that is there is answered, whole and by range, as a file to save', async () => {
  await write({ releases: [release('1.9.0'), release('1.10.0'), release('1.11.0')] });
  for (const file of ['Vitrine_1.9.0.dmg', 'Vitrine_1.10.0.dmg', 'Vitrine_1.9.0.exe', 'secret.txt']) await put(file);
  const led = await get('/download/osx');
  expect([led.statusCode, led.headers.location]).toEqual([302, '/download/installers/Vitrine_1.10.0.dmg']);
  expect((await get('/download/win')).headers.location).toBe('/download/installers/Vitrine_1.9.0.exe');
  expect((await get('/download/linux')).statusCode).toBe(404);
  const file = await get('/download/installers/Vitrine_1.10.0.dmg');
  expect([file.statusCode, file.body]).toEqual([200, 'bytes of Vitrine_1.10.0.dmg']);
  expect(file.headers['content-disposition']).toBe('attachment; filename="Vitrine_1.10.0.dmg"');
  const part = await get('/download/installers/Vitrine_1.10.0.dmg', { range: 'bytes=0-4' });
  expect([part.statusCode, part.body]).toEqual([206, 'bytes']);
});

test('nothing else of the folder or the disk is answered', async () => {
  await write({ releases: [release('1.10.0')] });
  await put('secret.txt');
  for (const name of [
    'secret.txt',
    'installers.json',
    '..%2Fmail',
    '%2e%2e%2f%2e%2e%2fetc%2fpasswd',
    '.',
    'x%00',
    'Vitrine_1.9.0.exe%2f..',
  ]) {
    expect([name, (await get(`/download/installers/${name}`)).statusCode]).toEqual([name, 404]);
  }
  for (const file of ['../main.ts', '/etc/passwd', 'a/b.exe', '.hidden', 'a\\b', '']) {
    await write({ releases: [release('1.10.0', { installers: [{ system: 'win', file }] })] });
    expect([file, (await get('/download/win')).statusCode]).toEqual([file, 404]);
  }
});

test('a manifest that cannot be read offers nothing, and the next one is read', async () => {
  for (const wrong of ['{', { releases: [{ version: 'x' }] }, { releases: [release('1.0')] }, { ...release('1.0.0') }]) {
    await write(wrong);
    expect((await get('/download/osx')).statusCode).toBe(404);
  }
  await write({ releases: [release('1.10.0')] });
  await put('Vitrine_1.10.0.dmg');
  expect((await get('/download/osx')).statusCode).toBe(302);
});

test('an app is led to a newer version that is there for it, with its signature, and never to an older one', async () => {
  await write({ releases: [release('1.10.0'), release('1.9.0'), release('2.0.0', { updates: [] })] });
  for (const file of ['Vitrine_1.10.0.app.tar.gz', 'Vitrine_1.9.0.app.tar.gz', 'Vitrine_1.9.0.exe']) await put(file);
  const ask = (target: string, arch: string, version: string, headers = {}) =>
    get(`/download/update?target=${target}&arch=${arch}&current_version=${version}`, headers);
  const mac = await ask('darwin', 'aarch64', '1.9.5');
  expect(mac.statusCode).toBe(200);
  expect(mac.json()).toEqual({
    version: '1.10.0',
    pub_date: '2026-11-20T08:00:00Z',
    url: 'https://vitrine.example.com/download/installers/Vitrine_1.10.0.app.tar.gz',
    signature: 'mac 1.10.0',
    notes: 'Neu in 1.10.0',
  });
  expect((await get('/download/update/darwin/aarch64/1.9.5')).body).toBe(mac.body);
  expect((await ask('darwin', 'aarch64', '1.9.5', { 'x-site-language': 'en' })).json().notes).toBe('New in 1.10.0');
  // Of 1.10.0 the file for Windows is missing, so the one before is the newest.
  expect((await ask('windows', 'x86_64', '1.8.0')).json().version).toBe('1.9.0');
  for (const [target, arch, version] of [
    ['darwin', 'x86_64', '1.10.0'],
    ['darwin', 'x86_64', '1.10.1'],
    ['darwin', 'x86_64', '2.0.0'],
    ['windows', 'x86_64', '1.9.0'],
    ['windows', 'aarch64', '1.0.0'],
    ['linux', 'x86_64', '1.0.0'],
  ] as const) {
    expect([target, version, (await ask(target, arch, version)).statusCode]).toEqual([target, version, 204]);
  }
  for (const wrong of [
    'target=amiga&arch=x86_64&current_version=1.0.0',
    'target=darwin&arch=x86_64&current_version=new',
    'target=darwin',
  ]) {
    expect([wrong, (await get(`/download/update?${wrong}`)).statusCode]).toEqual([wrong, 400]);
  }
});

test('an app of Linux is led to a file of its own kind, and to none of another', async () => {
  const update = (file: string, bundle?: string) => ({
    target: 'linux',
    arch: ['x86_64'],
    file,
    signature: file,
    ...(bundle && { bundle }),
  });
  const kinds = [update('Vitrine.AppImage', 'appimage'), update('vitrine.deb', 'deb'), update('vitrine.rpm', 'rpm')];
  for (const { file } of kinds) await put(file);
  await put('vitrine.tar.gz');
  const signatures = (asked: string[]) =>
    Promise.all(
      asked.map(async (bundle) => {
        const query = bundle && `?bundle_type=${bundle}`;
        const answer = await get(`/download/update/linux/x86_64/1.0.0${query}`);
        return answer.statusCode === 204 ? null : answer.json().signature;
      }),
    );
  const asked = ['appimage', 'deb', 'rpm', 'unknown', ''];
  await write({ releases: [release('2.0.0', { updates: kinds })] });
  expect(await signatures(asked)).toEqual(['Vitrine.AppImage', 'vitrine.deb', 'vitrine.rpm', null, null]);
  await write({ releases: [release('2.0.0', { updates: [update('vitrine.tar.gz'), ...kinds.slice(1)] })] });
  expect(await signatures(asked)).toEqual(['vitrine.tar.gz', 'vitrine.deb', 'vitrine.rpm', 'vitrine.tar.gz', 'vitrine.tar.gz']);
});

test('other methods are not taken', async () => {
  const answer = await server.app.inject({ method: 'POST', url: '/download/osx' });
  expect([answer.statusCode, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
});
