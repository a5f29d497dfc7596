// npm test: everything that must pass. Ends with one line "N passed, N failed"; a skip is named loudly and fails in CI.
// `npm test -- check|unit|journeys` runs a part.
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { checks } from './lib/checks.mjs';
import { sentence } from './lib/console.mjs';
import { install } from './lib/install.mjs';
import { startInstance } from './lib/instance.mjs';
import { childEnvironment, node24, root, run } from './lib/run.mjs';

const only = process.argv[2];
const wanted = (part) => !only || only === part;
const total = { passed: 0, failed: 0, skipped: [] };
const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'vitrine-test-report-'));

function add({ passed = 0, failed = 0, skipped = [] }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped.push(...skipped);
}

async function unit() {
  const report = path.join(scratch, 'unit.json');
  await run(
    node24(),
    ['node_modules/vitest/vitest.mjs', 'run', '--reporter=default', '--reporter=json', `--outputFile=${report}`],
    {
      env: childEnvironment({ NODE_ENV: 'test' }),
      show: true,
    },
  ).catch(() => {});
  const result = JSON.parse(fs.readFileSync(report, 'utf8'));
  // A file that cannot even be loaded has no test in it but counts as one failure.
  const broken = result.testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0).length;
  const skipped = result.testResults.flatMap((file) =>
    file.assertionResults.filter((t) => t.status !== 'passed' && t.status !== 'failed').map((t) => t.fullName),
  );
  return { passed: result.numPassedTests, failed: result.numFailedTests + broken, skipped };
}

async function journeys() {
  const report = path.join(scratch, 'journeys.json');
  const instance = await startInstance();
  try {
    await run(node24(), ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'], {
      env: childEnvironment({
        VITRINE_URL: instance.url,
        VITRINE_DATA: instance.dataDir,
        PLAYWRIGHT_JSON_OUTPUT_NAME: report,
        FORCE_COLOR: '0',
      }),
      show: true,
    }).catch(() => {});
    const { stats } = JSON.parse(fs.readFileSync(report, 'utf8'));
    const skipped = stats.skipped > 0 ? [`${stats.skipped} journeys (see the list above)`] : [];
    return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped };
  } finally {
    const logs = path.join(instance.dataDir, 'logs');
    const kept = path.join(root, 'test-results', 'logs');
    fs.cpSync(logs, kept, { recursive: true });
    await instance.stop();
  }
}

async function part(name, work) {
  if (!wanted(name)) return;
  const since = Date.now();
  console.log(`\n== ${name}\n`);
  try {
    add(await work());
  } catch (error) {
    console.log(`  FAILED  ${name}: ${sentence(error)}`);
    add({ failed: 1 });
  }
  console.log(`\n== ${name}: ${((Date.now() - since) / 1000).toFixed(0)} s`);
}

await install();
await part('check', checks);
await part('unit', unit);
await part('journeys', journeys);
fs.rmSync(scratch, { recursive: true, force: true });

for (const name of total.skipped) console.log(`\nSKIPPED  ${name}`);
const failed = total.failed + (process.env.CI ? total.skipped.length : 0);
console.log(`\n${total.passed} passed, ${failed} failed${total.skipped.length > 0 ? `, ${total.skipped.length} skipped` : ''}`);
process.exit(failed > 0 ? 1 : 0);
