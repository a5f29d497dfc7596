/**
 * The catalogue of the desktop app: the real engine over the real store, which is a process that can be killed. A full load against curl with
 * SHA-256 in the same run, what kills and a change cost in bytes, and the switch-over of many documents. Then the app as it is installed.
 */
import { execFile, spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { manifestAnswer } from '@vitrine/contract/manifest.ts';
import { LANGUAGES } from '@vitrine/contract/sites.ts';
import { z } from 'zod';
import { App } from './offline/app.ts';
import { measureInstalled } from './offline/installed.ts';
import type { CatalogueShape } from './offline/server.ts';
import { median, type Row, report } from './report.ts';

const MIB = 1024 * 1024;
const ROUNDS = 5;
const KILLS = 20;
/** As many connections as the engine has for documents, its widest stage. */
const CONNECTIONS = 20;
const THROUGHPUT = 0.9;
const BYTES_PER_KILL = MIB;
const DELTA = 1.05;
const SWITCH_MS = 300;
/** 408 files, 400 MB; the videos, pictures and PDFs of a catalogue in their usual proportions. */
const CATALOGUE: CatalogueShape = {
  documents: { count: 120, bytes: 25_000 },
  assets: [
    { kind: 'image', count: 160, bytes: 500_000 },
    { kind: 'rendering', count: 60, bytes: 1_200_000 },
    { kind: 'video', count: 12, bytes: 13_000_000 },
    { kind: 'pdf', count: 28, bytes: 1_750_000 },
    { kind: '360', count: 28, bytes: 1_430_000 },
  ],
};
const DOCUMENTS: CatalogueShape = { documents: { count: 2000, bytes: 8000 }, assets: [{ kind: 'image', count: 1, bytes: 1000 }] };

const execute = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const scratch = await mkdtemp(join(tmpdir(), 'vitrine-bench-offline-'));
const target = process.env.CARGO_TARGET_DIR ?? join(root, 'apps/desktop/target');

/** Without Rust there is no store: exit code 2 is a skip. */
async function buildStore(): Promise<string> {
  const hasRust = await execute('cargo', ['--version']).then(
    () => true,
    () => false,
  );
  if (!hasRust) {
    console.log('SKIPPED  offline: there is no Rust (docs/desktop.md)');
    process.exit(2);
  }
  await execute('cargo', ['build', '--release', '--locked', '--package', 'vitrine-store', '--example', 'store-process'], {
    cwd: join(root, 'apps/desktop'),
    env: { ...process.env, CARGO_TARGET_DIR: target },
    maxBuffer: 2 ** 26,
  });
  return join(target, 'release/examples/store-process');
}

async function startServer(shape: CatalogueShape) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'offline/server.ts'), JSON.stringify(shape)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await new Promise<string>((done, failed) => {
    createInterface({ input: child.stdout }).once('line', done);
    child.once('exit', () => failed(new Error('The server of the benchmark ended.')));
  });
  const ask = async (path: string) => (await fetch(url + path)).json();
  return {
    url,
    sent: async () => z.object({ sent: z.number() }).parse(await ask('/sent')).sent,
    change: async (every: number) => z.object({ changed: z.number() }).parse(await ask(`/change?every=${every}`)).changed,
    stop: () => child.kill(),
  };
}

const ids = { folder: 0 };
const newFolder = () => join(scratch, String(++ids.folder));

/** Loads every file of the catalogue by parallel curl and checks its SHA-256. Answers ms. */
async function loadByCurl(server: string): Promise<number> {
  const folder = newFolder();
  await mkdir(folder);
  const lines = { config: [''], sums: [''] };
  for (const language of LANGUAGES) {
    const response = await fetch(`${server}/api/v1/release/manifest`, { headers: { 'X-Language': language } });
    const { routes, assets } = manifestAnswer.parse(await response.json()).data;
    const wanted = routes.map(({ route, sha256 }) => ({ path: `/api/v1/${route}`, sha256 }));
    if (language === 'de') wanted.push(...assets.map(({ url, sha256 }) => ({ path: url, sha256 })));
    for (const { path, sha256 } of wanted) {
      lines.config.push(
        `url = "${server}${path}"`,
        `output = "${folder}/${sha256}"`,
        `header = "X-Language: ${language}"`,
        'next',
      );
      lines.sums.push(`${sha256}  ${folder}/${sha256}`);
    }
  }
  const [config, sums] = [join(folder, 'config'), join(folder, 'sums')];
  await writeFile(config, lines.config.slice(0, -1).join('\n'));
  await writeFile(sums, lines.sums.slice(1).join('\n'));
  const since = performance.now();
  await execute('curl', ['--silent', '--fail', '--parallel', '--parallel-max', String(CONNECTIONS), '--config', config]);
  await execute('sha256sum', ['--check', '--quiet', sums]);
  const ms = performance.now() - since;
  await rm(folder, { recursive: true });
  return ms;
}

const program = await buildStore();
const open = async (server: string, folder: string, stored: App['state'] = null) => {
  const app = new App(program, { folder, server, stored });
  await app.engine.open();
  return app;
};

async function throughput(server: string): Promise<Row> {
  const [curl, engine]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round++) {
    curl.push(await loadByCurl(server));
    const folder = newFolder();
    const app = await open(server, folder);
    engine.push((await app.load()).ms);
    await app.store.kill();
    await rm(folder, { recursive: true });
  }
  const [ours, peer] = [median(engine), median(curl)];
  return {
    what: 'full load of 408 files, 400 MB',
    unit: 'ms',
    ours,
    peer,
    against: 'curl --parallel, then sha256sum',
    ratio: peer / ours,
    bound: { atLeast: THROUGHPUT },
  };
}

async function bytesOfKills(server: string): Promise<Row> {
  const folder = newFolder();
  let [received, stored]: [number, App['state']] = [0, null];
  for (let kill = 0; kill < KILLS; kill++) {
    const app = await open(server, folder, stored);
    await app.killAfter(Math.ceil(Math.random() * 30 * MIB));
    received += app.store.received;
    stored = app.state;
  }
  const app = await open(server, folder, stored);
  await app.load();
  received += app.store.received;
  const files = await app.store.files.list();
  const extra = received - files.reduce((sum, { size }) => sum + size, 0);
  for (const file of files) if (!(await app.store.files.isSound(file))) throw new Error(`${file.sha256} is not sound`);
  await app.store.kill();
  await rm(folder, { recursive: true });
  return {
    what: `bytes that were loaded twice, for each of ${KILLS} kills`,
    unit: 'bytes',
    ours: extra / KILLS,
    peer: BYTES_PER_KILL,
    against: 'the limit',
    ratio: extra / KILLS / BYTES_PER_KILL,
    bound: { atMost: 1 },
  };
}

async function bytesOfChange({ url, sent, change }: Awaited<ReturnType<typeof startServer>>): Promise<Row> {
  const app = await open(url, newFolder());
  await app.load();
  const changed = await change(10);
  const before = await sent();
  await app.load();
  const ours = (await sent()) - before;
  await app.store.kill();
  return {
    what: 'bytes of a load after every tenth file changed, manifests included',
    unit: 'bytes',
    ours,
    peer: changed,
    against: 'the files that changed',
    ratio: ours / changed,
    bound: { atMost: DELTA },
  };
}

async function switchOver(): Promise<Row> {
  const server = await startServer(DOCUMENTS);
  const app = await open(server.url, newFolder());
  await app.load();
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    await server.change(1);
    times.push((await app.load()).switchMs);
  }
  await app.store.kill();
  server.stop();
  return {
    what: `switch-over to ${DOCUMENTS.documents.count} other documents, the old ones removed`,
    unit: 'ms',
    ours: median(times),
    peer: SWITCH_MS,
    against: 'the limit',
    ratio: median(times) / SWITCH_MS,
    bound: { atMost: 1 },
  };
}

const server = await startServer(CATALOGUE);
const rows = [await throughput(server.url), await bytesOfKills(server.url), await bytesOfChange(server), await switchOver()];
server.stop();
rows.push(...(await measureInstalled(target)));
await rm(scratch, { recursive: true, force: true });
process.exitCode = (await report('offline', rows)) ? 0 : 1;
