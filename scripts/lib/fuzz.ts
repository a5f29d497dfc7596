// Contract test: schemathesis calls every operation of the OpenAPI description with data made from its schemas.
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { sentence } from './console.mjs';
import { type FuzzValues, fuzzValues } from './fuzz-values.ts';
import type { Instance } from './instance.ts';
import { CommandError, root, run } from './run.mjs';

const VERSION = '4.32.5';
/** The same data each time; another number is another run. */
const SEED = 20261121;
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_headers_conformance',
  'response_schema_conformance',
  'unsupported_method',
  'ignored_auth',
];

/** `coverage` goes through the parameters of each operation one by one, `fuzzing` combines what it makes up. */
const RUNS = [
  { name: 'logged in', phases: 'examples,coverage,fuzzing', loggedIn: true },
  { name: 'without a log-in', phases: 'examples,coverage', loggedIn: false },
];
/** Calls made up for an operation; `npm run test:long` makes up more. The phases before have made some for each parameter. */
const EXAMPLES = Number(process.env.VITRINE_TEST_EXAMPLES ?? 6);

/** Why it cannot run here, or null. */
function missing() {
  const { error, stdout } = spawnSync('schemathesis', ['--version'], { encoding: 'utf8' });
  if (error) return `fuzz: schemathesis is not installed (python3 -m pip install schemathesis==${VERSION})`;
  return stdout.includes(VERSION) ? null : `fuzz: schemathesis ${VERSION} is needed, here is ${stdout.trim()}`;
}

interface Found extends FuzzValues {
  url: string;
}

interface Finding {
  operations?: string[];
  operation?: string;
  title?: string;
}

interface FuzzReport {
  operations: { selected: number; tested: number };
  failures: Finding[];
  errors: Finding[];
  test_cases: { generated: number };
}

async function fuzz({ name, phases, loggedIn }: (typeof RUNS)[number], { url, token, values }: Found, scratch: string) {
  const report = path.join(scratch, `fuzz-${loggedIn}.json`);
  const args = ['--no-color', 'run', `${url}/api/v1/openapi.json`, '--seed', String(SEED), '--max-examples', String(EXAMPLES)];
  args.push('--phases', phases, '--checks', CHECKS.join(','), '--continue-on-failure');
  args.push('--generation-database', 'none', '--no-shrink', '--report', 'json', '--report-json-path', report);
  const env = {
    ...process.env,
    SCHEMATHESIS_HOOKS: 'hooks',
    PYTHONPATH: path.join(root, 'scripts', 'fuzz'),
    PYTHONDONTWRITEBYTECODE: '1',
    FUZZ_URL: url,
    FUZZ_VALUES: JSON.stringify(values),
    ...(loggedIn && { FUZZ_TOKEN: token }),
  };
  let ended = true;
  // Where nothing of the checkout is taken for its settings.
  const output = await run('schemathesis', args, { env, cwd: scratch }).catch((error) => {
    ended = false;
    return error instanceof CommandError ? error.output : sentence(error);
  });
  if (!ended) console.log(output);
  const { operations, failures, errors, test_cases: cases }: FuzzReport = JSON.parse(fs.readFileSync(report, 'utf8'));
  const broken = new Set([...failures, ...errors].flatMap((finding) => finding.operations ?? finding.operation ?? finding.title));
  const untested = operations.selected - operations.tested;
  const failed = Math.max(broken.size + untested, ended ? 0 : 1);
  const passed = Math.max(0, operations.tested - broken.size);
  console.log(`  fuzz ${name}: seed ${SEED}, ${cases.generated} calls, ${passed} operations passed, ${failed} failed`);
  return { passed, failed };
}

/** Answers `{ passed, failed, skipped }`, counted by operation and run; `instance` has the demo and trusts one proxy. */
export async function fuzzApi(instance: () => Promise<Instance>, scratch: string) {
  const reason = missing();
  if (reason) return { passed: 0, failed: 0, skipped: [reason] };
  const { url } = await instance();
  // Once for both, which run beside each other: one of them keeps one processor busy, and the server little of the other.
  const found = await fuzzValues(url);
  const results = await Promise.all(RUNS.map((one) => fuzz(one, { url, ...found }, scratch)));
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
  };
}
