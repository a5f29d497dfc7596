// npm test: everything that must pass. Ends with one line "N passed, N failed"; a skip is named loudly and fails in CI.
// `npm test -- check|unit|journeys|fuzz|desktop` runs a part, `npm test -- unit <files>` some of its files; `npm run test:long` is what
// needs many tries, pictures of all pages or other browsers; `npm run test:look` the pictures alone, with --update it keeps them.
import fs from 'node:fs';
import path from 'node:path';
import { build } from './lib/build.mjs';
import { checks } from './lib/checks.ts';
import { sentence } from './lib/console.mjs';
import { desktopTests, has } from './lib/desktop.ts';
import { fuzzApi } from './lib/fuzz.ts';
import { type Instance, startInstance } from './lib/instance.ts';
import { commandOf, endProcesses, processesWith } from './lib/left-processes.ts';
import { memoryFolder } from './lib/memory-folder.ts';
import { measureProcessors } from './lib/processor-use.ts';
import {
  type Counted,
  flakyResult,
  type JourneyReport,
  journeyFailures,
  journeyFiles,
  journeyFlaky,
  journeySkipped,
  judged,
  skippedResult,
  slowestLines,
} from './lib/reports.ts';
import { childEnvironment, endRunning, node24, onStarterGone, root, run } from './lib/run.mjs';
import { runVitest } from './lib/run-vitest.ts';
import { startPostgres } from './postgres.mjs';

/** Journeys: what `npm test` runs, and what it leaves to `npm run test:long`. By config: its projects whose journeys share the instance. */
const SIDE_BY_SIDE = {
  'playwright.config.ts': ['desk-de', 'phone-en'],
  'left-out.config.ts': ['long', 'once-desk', 'once-phone', 'desk-de', 'phone-en', 'desk-en', 'phone-de'],
};
const PARTS = ['check', 'build', 'unit', 'journeys', 'desktop', 'fuzz', 'look', 'matrix', 'left-out', 'browsers', 'long'];
/** Parts of `npm run test:long`, and those of them that `npm test` has not. */
const LONG_PARTS = ['unit', 'fuzz', 'desktop', 'look', 'matrix', 'left-out', 'browsers'];
const ONLY_LONG = ['look', 'matrix', 'left-out', 'browsers'];
/** What needs many tries to mean something; `npm test` has a short form of each. */
const LONG = {
  files: [
    'apps/api/src/auth/enumeration.test.ts',
    'packages/content-model/src/uploads/refused-upload.test.ts',
    'packages/release/src/incremental.test.ts',
    'apps/worker/src/kill.test.ts',
    'apps/worker/src/mail/outbox/kill.test.ts',
    'apps/worker/src/browser/warm-browser.test.ts',
    'packages/offline/src/simulation/simulation.test.ts',
    'scripts/folder-lock.test.ts',
    'scripts/interrupted.test.ts',
  ],
  env: {
    VITRINE_TEST_EDITS: '1000',
    VITRINE_TEST_KILLS: '100',
    VITRINE_TEST_EXAMPLES: '100',
    VITRINE_TEST_LIVES: '100000',
    VITRINE_TEST_TRIES: '500',
    VITRINE_TEST_STARTS: '1000',
  },
};
/** Browsers beside the one of all journeys, by their projects in e2e/long.config.ts: the programs that each needs. */
const OTHER_BROWSERS: Record<string, string[]> = { firefox: ['firefox-esr'], webkitgtk: ['WebKitWebDriver', 'Xvfb'] };
const [only, ...files] = process.argv.slice(2);
if (only && !PARTS.includes(only)) {
  console.error(`There is no part "${only}": ${PARTS.join(', ')}.`);
  process.exit(1);
}
/** The logs of an instance are looked at whatever it was started for. */
const wanted = (part: string) =>
  part === 'logs' || (only === 'long' ? LONG_PARTS.includes(part) : only ? only === part : !ONLY_LONG.includes(part));
if (only === 'long' || (only && ONLY_LONG.includes(only))) Object.assign(process.env, { ...LONG.env, ...process.env });
if (only === 'long') files.push(...LONG.files);
if (files.includes('--update')) process.env.VITRINE_LOOK = 'update';
/** `notHere`: skipped for want of a toolchain that a machine need not have; it fails nothing, not even in CI. */
const total: Required<Counted> = { passed: 0, failed: 0, skipped: [], notHere: [], failures: [], flaky: [], files: [] };
const scratch = fs.mkdtempSync(path.join(memoryFolder(), 'vitrine-test-report-'));
/** What every process of this run logs; a test that starts one finds the folder in the environment. */
const runLogs = path.join(scratch, 'logs');
fs.mkdirSync(runLogs);
process.env.VITRINE_TEST_LOGS = runLogs;
// What a test leaves in the folder for temporary files goes with the run, however that ends.
const temporary = path.join(scratch, 'tmp');
fs.mkdirSync(temporary);
for (const name of ['TMPDIR', 'TMP', 'TEMP']) process.env[name] = temporary;
// Hundreds of processes load the same packages: what one has compiled, the next one reads.
process.env.NODE_COMPILE_CACHE ??= path.join(scratch, 'compiled');

let ending = false;
/** Ends everything that this run started, PostgreSQL of the tests among it, and removes what it wrote. */
async function end() {
  if (ending) return;
  ending = true;
  console.log('\nEnding what was started …');
  await endRunning();
  await endProcesses(runLogs);
  fs.rmSync(scratch, { recursive: true, force: true, maxRetries: 10 });
  process.exit(130);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void end());
for (const output of [process.stdout, process.stderr]) output.on('error', () => void end());
onStarterGone(() => void end());

function add({
  passed = 0,
  failed = 0,
  skipped = [],
  notHere = [],
  failures = [],
  flaky = [],
  files: took = [],
}: Partial<Counted>) {
  total.passed += passed;
  total.failed += failed;
  total.skipped.push(...skipped);
  total.notHere.push(...notHere);
  total.failures.push(...failures);
  total.flaky.push(...flaky);
  total.files.push(...took);
}

/** Runs a test runner to its end; true when it ended with 0. What it counted is judged apart: it may fail without a failed test. */
const runner = (args: string[], env: Record<string, string>) =>
  run(node24(), args, { env: childEnvironment(env), show: true }).then(
    () => true,
    () => false,
  );

const unit = () =>
  runVitest({
    report: path.join(scratch, 'unit'),
    args: files,
    env: { NODE_ENV: 'test', LOG_LEVEL: 'info' },
    logs: path.join(runLogs, 'unit.log'),
  });

let started: Promise<Instance> | undefined;
/** One instance for the journeys and the fuzzer; it trusts one proxy, so that a caller can have many addresses. */
function instance() {
  started ??= startInstance({ env: { TRUST_PROXY: '1', VITRINE_FSYNC: 'off' } });
  return started;
}

async function stopInstance() {
  if (!started) return;
  const { dataDir, stop } = await started;
  fs.cpSync(path.join(dataDir, 'logs'), path.join(root, 'test-results', 'logs'), { recursive: true });
  await stop();
}

/** Runs the journeys of a configuration of e2e. */
async function playwright(name: string, config: string, ...args: string[]): Promise<Counted> {
  const report = path.join(scratch, `${name}.json`);
  const { url, dataDir } = await instance();
  const command = ['node_modules/@playwright/test/cli.js', 'test', '-c', `e2e/${config}`];
  const ended = await runner([...command, `--output=test-results/${name}`, ...args], {
    VITRINE_URL: url,
    VITRINE_DATA: dataDir,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
    FORCE_COLOR: '0',
  });
  const result: JourneyReport & { stats: Record<'expected' | 'flaky' | 'unexpected', number> } = JSON.parse(
    fs.readFileSync(report, 'utf8'),
  );
  const { stats, errors } = result;
  return judged(ended, {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: journeySkipped(result),
    failures: journeyFailures(result),
    flaky: journeyFlaky(result),
    files: journeyFiles(result),
  });
}

/** What holds a time or kills processes runs when nothing else does, whatever the others' end was. */
const journeys = async (name: string, config: keyof typeof SIDE_BY_SIDE) => [
  await playwright(name, config, ...SIDE_BY_SIDE[config].map((project) => `--project=${project}`)),
  await playwright(`${name}-alone`, config, '--project=alone', '--workers=1'),
];

/** A walk of all pages in each browser that is here. */
async function browsers(): Promise<Partial<Counted>> {
  const lacking = ([, programs]: [string, string[]]) => programs.filter((program) => !has(program));
  const all = Object.entries(OTHER_BROWSERS);
  const here = all.filter((browser) => lacking(browser).length === 0);
  const skipped = all
    .filter((browser) => !here.includes(browser))
    .map((browser) => `the walk in ${browser[0]}: there is no ${lacking(browser).join(', no ')} (docs/develop.md)`);
  if (here.length === 0) return { skipped };
  const ran = await playwright('browsers', 'long.config.ts', ...here.map(([name]) => `--project=${name}`));
  return { ...ran, skipped: [...skipped, ...ran.skipped] };
}

/** No person of the tests may be in a log of any process of this run. */
async function logs() {
  const journeys: Record<string, string> = {};
  if (started) {
    const { dataDir } = await started;
    const { url } = await startPostgres({ root, dataDir });
    Object.assign(journeys, { NODE_ENV: 'development', VITRINE_DATA: dataDir, DATABASE_URL: url });
  }
  const ended = await runner(['scripts/scan-logs.ts'], journeys);
  return judged(ended, { passed: 1, failed: 0, skipped: [] });
}

async function part(name: string, work: () => Promise<Partial<Counted> | Partial<Counted>[]>) {
  if (ending) return;
  if (!wanted(name) && !(name === 'build' && only !== 'check')) return;
  const since = Date.now();
  const busy = measureProcessors();
  console.log(`\n== ${name}\n`);
  try {
    for (const result of [await work()].flat()) {
      const isNamed = (result.skipped ?? []).length > 0 || (result.notHere ?? []).length > 0;
      if (!result.passed && !result.failed && !isNamed) throw new Error('no test ran');
      add(result);
    }
  } catch (error) {
    if (ending) return;
    console.log(`  FAILED  ${name}: ${sentence(error)}`);
    add({ failed: 1 });
  }
  console.log(`\n== ${name}: ${((Date.now() - since) / 1000).toFixed(0)} s, processors ${busy()} % busy`);
}

await part('check', checks);
// Instances that tests start find the builds done.
await part('build', async () => {
  await Promise.all([build('web'), build('cms')]);
  return { passed: 2 };
});
// What the journeys run on needs a minute to be ready: the demo's pictures, its first release. Unit tests leave it a quarter of the processors.
if (!ending && wanted('unit') && wanted('journeys')) {
  console.log('\nThe instance of the journeys starts beside the unit tests.');
  // A port may have been taken, or a test have needed all there is: the journeys start it once more, and are told.
  instance().catch(() => {
    started = undefined;
  });
}
await part('unit', unit);
await part('journeys', () => journeys('journeys', 'playwright.config.ts'));
await part('look', () => playwright('look', 'look.config.ts'));
await part('matrix', () => playwright('matrix', 'long.config.ts', '--project=matrix'));
await part('left-out', () => journeys('left-out', 'left-out.config.ts'));
await part('browsers', browsers);
await part('desktop', () => desktopTests({ instance, scratch, isLong: only === 'long' }));
// Last: it uses up what the limits leave to the account that all share.
await part('fuzz', () => fuzzApi(instance, scratch));
if (started || fs.readdirSync(runLogs).length > 0) await part('logs', logs);
await stopInstance().catch((error) => console.log(`  The instance did not stop: ${sentence(error)}`));
if (!ending) for (const pid of processesWith(runLogs)) console.log(`  left behind: ${commandOf(pid)} (${pid})`);
await endProcesses(runLogs);
// What was interrupted ends there.
if (ending) await new Promise(() => {});
fs.rmSync(scratch, { recursive: true, force: true, maxRetries: 10 });

if (total.files.length > 0) console.log(`\nSlowest test files:\n${slowestLines(total.files).join('\n')}`);
const flaky = flakyResult(total.flaky);
add(flaky);
// Once more at the end: a log of CI is often read from there.
for (const failure of total.failures) console.log(`\nFAILED  ${failure}`);
for (const line of flaky.lines) console.log(`\n${line}`);
const skipped = skippedResult(total, Boolean(process.env.CI));
for (const line of skipped.lines) console.log(`\n${line}`);
const failed = total.failed + skipped.failed;
console.log(`\n${total.passed} passed, ${failed} failed${skipped.count > 0 ? `, ${skipped.count} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);
