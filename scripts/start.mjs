// npm start: from a clone to a running product. No dependencies, any Node >= 18; docs/operate.md describes it.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import { isIPv6 } from 'node:net';
import path from 'node:path';
import { build } from './lib/build.mjs';
import { checkPlace } from './lib/check-place.mjs';
import { Sentence, sentence, step } from './lib/console.mjs';
import { createHealth } from './lib/health.mjs';
import { hashOf, unlessDone } from './lib/inputs.mjs';
import { install } from './lib/install.mjs';
import { askByMessage, askOverHttp } from './lib/questions.mjs';
import { childEnvironment, endRunning, node24, onStarterGone, root, run } from './lib/run.mjs';
import { supervise } from './lib/supervisor.mjs';
import { startPostgres } from './postgres.mjs';

/** The first release of a big catalogue makes every picture version: minutes on a small machine. */
const READY_MS = 600_000;
/** People wait for the API; what it does at its start is little. */
const API_PAUSE_MAX_MS = 1000;
/** As scripts/check-settings.ts ends when a setting cannot be used. */
const SETTING_REFUSED = 3;
const POSTGRES_PAUSE_MAX_MS = 15_000;
const MIN_FREE_BYTES = 500 * 1024 * 1024;
const MIGRATIONS = [
  'packages/server/migrations',
  'packages/content-model/src/migrations',
  'packages/jobs/package.json',
  'package-lock.json',
];
const production = process.env.NODE_ENV === 'production';
/** npm run dev: Vite serves the web app on PORT + 4 and hands the rest to the API; api and worker restart on change. */
const development = Boolean(process.env.VITRINE_DEV);
const host = process.env.HOST || '127.0.0.1';
const port = numberSetting('PORT', 4000);
const cmsPort = numberSetting('CMS_PORT', port + 1);
const mailPort = numberSetting('MAIL_CATCHER_PORT', port + 2);
const dataDir = path.resolve(root, process.env.VITRINE_DATA || 'var');
/** Null: what the processes log goes to our own output, for a system that keeps it. */
const logs = process.env.VITRINE_LOGS === 'stdout' ? null : path.join(dataDir, 'logs');

/** VITRINE_MIN_FREE_MB lets a test find a disk full that is not. */
const minimumFree = () => (process.env.VITRINE_MIN_FREE_MB ? Number(process.env.VITRINE_MIN_FREE_MB) * 1e6 : MIN_FREE_BYTES);

const stops = [];
/** Called when PostgreSQL is there again after it ended. */
let onDatabaseBack = () => {};
let stopping = false;

function numberSetting(name, fallback) {
  const value = process.env[name] || String(fallback);
  if (!/^\d{1,5}$/.test(value) || Number(value) < 1 || Number(value) > 65_535) {
    console.error(`The setting ${name} cannot be used: "${value}" is not a port between 1 and 65535.`);
    process.exit(1);
  }
  return Number(value);
}

/** The settings, before anything is made or changed. In a fresh clone their check has to be installed first. */
async function checkSettings() {
  const env = childEnvironment({ VITRINE_SETTINGS_ONLY: '1' });
  await run(node24(), ['scripts/check-settings.ts'], { env }).catch((error) => {
    if (error.exitCode === SETTING_REFUSED) throw new Sentence(error.message);
    throw error;
  });
}

/** True when they could be checked: what is installed may be of another version, or missing. */
const settingsChecked = () =>
  checkSettings().then(
    () => true,
    (error) => {
      if (error instanceof Sentence && !error.message.startsWith('Node 24 is missing')) throw error;
      return false;
    },
  );

/** Name, number and address of what this instance listens on. */
const PORTS = [
  ['PORT', port, host],
  ['CMS_PORT', cmsPort, '127.0.0.1'],
  ...(process.env.SMTP_URL ? [] : [['MAIL_CATCHER_PORT', mailPort, '127.0.0.1']]),
];

async function database() {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  // Tests throw their instance away, and the machine they run on may have a slow disk.
  const durable = process.env.VITRINE_FSYNC !== 'off';
  const logTo = logs === null ? { logTo: (text) => process.stdout.write(text) } : {};
  const begin = async (options) => {
    const server = await startPostgres({ root, dataDir, durable, ...logTo, ...options, onSpawn: (end) => stops.push(end) });
    if (server.taken) stops.push(server.stop);
    return server;
  };
  const server = await begin({ port: port + 3 });
  void keepDatabase(server, () => begin({ port: server.port, onlyPort: true }));
  return server.url;
}

/** Starts PostgreSQL again when it ends, also one that ran before us: readers go on meanwhile, and the others wait for it. */
async function keepDatabase(first, begin) {
  for (let server = first; ; ) {
    const code = await server.exited;
    if (stopping) return;
    console.log(`  PostgreSQL ended${typeof code === 'number' ? ` (${code})` : ''}; it starts again.`);
    server = null;
    for (let pause = 500; server === null; pause = Math.min(pause * 2, POSTGRES_PAUSE_MAX_MS)) {
      await new Promise((resolve) => setTimeout(resolve, pause));
      if (stopping) return;
      server = await begin().catch((error) => {
        if (!stopping) console.log(`  PostgreSQL does not start: ${error.message} It is tried again.`);
        return null;
      });
    }
    onDatabaseBack();
  }
}

async function stop(code, reason) {
  if (stopping) return;
  stopping = true;
  if (reason) console.error(`\n${reason}`);
  await endRunning().catch((error) => console.error(sentence(error)));
  // A step that is under way may add what it started until it notices: those are stopped too.
  for (let end = stops.pop(); end; end = stops.pop()) await end().catch((error) => console.error(sentence(error)));
  process.exit(code);
}

const begun = Date.now();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  process.on(signal, () => {
    console.log('\nStopping …');
    void stop(0);
  });
}
// Ended as Node does it, this process would leave PostgreSQL and the services behind.
for (const event of ['uncaughtException', 'unhandledRejection'])
  process.on(event, (error) => void stop(1, `This start ends by a fault of its own: ${error?.stack ?? error}`));
// The program that read what is printed has gone: without this the process would end at once and leave what it started behind.
// A full disk that takes no more of it is another thing: the site goes on.
const isDiskFull = ({ code }) => ['ENOSPC', 'EDQUOT'].includes(code);
for (const output of [process.stdout, process.stderr]) output.on('error', (error) => isDiskFull(error) || void stop(1));
onStarterGone(() => void stop(0));

try {
  console.log(`\nVitrine ${JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8')).version}\n`);
  let isChecked = false;
  await step('Check settings', async () => {
    isChecked = await settingsChecked();
    return isChecked ? undefined : 'after the packages';
  });
  const place = { dataDir, minimumFree: minimumFree(), ports: PORTS };
  await step('Check folder and ports', () => checkPlace(place));
  // Tests and benchmarks start instances from an installed checkout: npm must not rewrite it under them.
  if (!process.env.VITRINE_INSTALLED) await step('Install packages', install);
  if (!isChecked) await step('Check settings', checkSettings);
  let databaseUrl = '';
  await step('Start PostgreSQL', async () => {
    databaseUrl = await database();
    return process.env.DATABASE_URL ? 'from DATABASE_URL' : undefined;
  });
  const cmsToken = randomBytes(32).toString('hex');
  const env = childEnvironment({
    DATABASE_URL: databaseUrl,
    VITRINE_DATA: dataDir,
    HOST: host,
    PORT: String(port),
    CMS_PORT: String(cmsPort),
    CMS_TOKEN: cmsToken,
    // All three are started here; these settings are for services that start alone.
    CMS_HOST: '',
    CMS_URL: '',
    API_URL: '',
    ...(process.env.SMTP_URL ? {} : { MAIL_CATCHER_PORT: String(mailPort) }),
  });
  const node24run = (...args) => run(node24(), args, { env });

  await step('Check database', async () => {
    await node24run('scripts/check-settings.ts').catch((error) => {
      throw new Sentence(error.message);
    });
  });
  const known = path.join(dataDir, 'state');
  const migrations = hashOf(root, MIGRATIONS);
  await step('Migrate database', async () => {
    // A database of one's own may have been exchanged since: only ours in `var/` is known to be as we left it.
    const marker = path.join(known, process.env.DATABASE_URL ? `migrated-${process.pid}` : 'migrated');
    const done = await unlessDone(marker, migrations, () => node24run('scripts/prepare.ts'));
    if (process.env.DATABASE_URL) fs.rmSync(marker, { force: true });
    return done ? 'done' : 'unchanged';
  });
  if (production) {
    // A trial that goes on in production brings log-ins along whose password is in the README.
    await step('Demo password', async () => {
      const answer = await node24run('demo/src/close.ts');
      const closed = JSON.parse(answer.split('\n').find((line) => line.startsWith('[')) ?? '[]');
      return closed.length > 0 ? `taken from ${closed.join(', ')} (docs/operate.md)` : 'nobody has it';
    });
  }
  let databases = null;
  await step('Accounts of the database', async () => {
    const answer = await node24run('scripts/service-accounts.ts');
    const { addresses, refused } = JSON.parse(answer.split('\n').find((line) => line.startsWith('{')) ?? 'null');
    // In a PostgreSQL of ours nothing keeps us from it; in the operator's an upgrade does not fail for it.
    if (!addresses && !process.env.DATABASE_URL) throw new Sentence(`The processes get no accounts of the database: ${refused}.`);
    databases = addresses ?? null;
    return addresses ? undefined : `api, worker and CMS use the user of DATABASE_URL: ${refused} (docs/operate.md)`;
  });
  // The seed and the builds need nothing of each other.
  const builds = Promise.all([step('Build web app', () => build('web')), step('Build CMS', () => build('cms'))]);
  builds.catch(() => {});
  if (!production) {
    await step('Seed demo catalogue', async () => {
      const marker = path.join(known, process.env.DATABASE_URL ? `seeded-${process.pid}` : 'seeded');
      const done = await unlessDone(marker, hashOf(root, ['demo/package.json']), () => node24run('demo/src/main.ts'));
      if (process.env.DATABASE_URL) fs.rmSync(marker, { force: true });
      return done ? 'done' : 'unchanged';
    });
  }
  await builds;

  // What the processes write is their own user's: files in folders of the operator's choice, too.
  process.umask(0o077);
  const supervisor = supervise({ logs, env, databases, node: node24() });
  stops.push(() => supervisor.stop());
  onDatabaseBack = () => supervisor.resume();
  // As ownOrigin of packages/server: this file runs before there is a Node that reads TypeScript.
  const reached = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const url = `http://${isIPv6(reached) ? `[${reached}]` : reached}:${port}`;
  const watch = development ? ['--watch', '--watch-preserve-output'] : [];
  // A developer stops a process at a breakpoint for as long as they like.
  const asked = (ask) => (development ? {} : { ask });
  const askApi = askOverHttp(`${url}/health/live`);
  const askCms = askOverHttp(`http://127.0.0.1:${cmsPort}/health`, { 'x-vitrine-cms-token': cmsToken });
  // Readers need the API only. What else does not start is told, and tried again.
  const delayed = new Set();
  const besides = async (name, file, ask) => {
    const why = await supervisor.start(name, file, root, { ...asked(ask), isNeeded: false });
    if (why) delayed.add(name);
    return why;
  };
  await Promise.all([
    step('Start API', () =>
      supervisor.start('api', [...watch, 'apps/api/src/main.ts'], root, { ...asked(askApi), maxPauseMs: API_PAUSE_MAX_MS }),
    ),
    step('Start worker', () => besides('worker', [...watch, 'apps/worker/src/main.ts'], askByMessage)),
    step('Start CMS', () => besides('cms', ['apps/cms/src/main.ts'], askCms)),
  ]);
  const health = createHealth({ url, token: cmsToken });
  let missing = [];
  await step('First release, ready for readers', async () => {
    missing = await health.untilReady(READY_MS, delayed);
  });
  if (development) {
    const vite = spawn(node24(), ['node_modules/vite/bin/vite.js', 'apps/web', '--port', String(port + 4), '--strictPort'], {
      cwd: root,
      env: { ...env, API_ORIGIN: url },
      stdio: 'inherit',
    });
    stops.push(async () => void vite.kill());
  }
  if (missing.length === 0) console.log(`\n  Ready after ${((Date.now() - begun) / 1000).toFixed(1)} s\n`);
  else console.log(`\n  Not ready for readers yet, which goes on being tried: ${missing.join('; ')}\n`);
  const degraded = (await health.degraded()).filter((part) => !missing.includes(part));
  if (degraded.length > 0) console.log(`  Degraded   ${degraded.join('; ')} (${url}/health/state)`);
  health.watch((line) => console.log(`  ${line}`));
  console.log(`  App        ${url}/${development ? `   with hot reload: http://127.0.0.1:${port + 4}/` : ''}`);
  console.log(`  Admin      ${url}/admin`);
  if (!production) console.log(`  Mailbox    ${url}/mailbox`);
  console.log(`  API        ${url}/api/v1/docs`);
  console.log(`  State      ${dataDir} (${logs === null ? 'logs are printed here' : `logs in ${logs}`})`);
  if (!production) {
    console.log('\n  Log in as sales    vertrieb@vitrine.example   vitrine-demo-2026');
    console.log('  Log in as staff    admin@vitrine.example      vitrine-demo-2026   (admin)');
  }
  if (production && fs.existsSync(path.join(root, '.git')))
    console.log(
      `\n  This folder holds .git, the history of the source, which the processes could read: install production from an archive (docs/operate.md).`,
    );
  console.log('\n  Ctrl-C stops everything.\n');
} catch (error) {
  await stop(1, sentence(error));
}
