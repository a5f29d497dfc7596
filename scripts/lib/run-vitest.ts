// A run of vitest and what its reports say of it: the unit tests, and the journeys in the window of the desktop app.
import fs from 'node:fs';
import path from 'node:path';
import { type Counted, type FileOfUnit, judged, type UnitReport, unitFailures, unitFlaky, unitSkipped } from './reports.ts';
import { childEnvironment, node24, root, run } from './run.mjs';

const VITEST = path.join(root, 'node_modules/vitest/vitest.mjs');
const REPORTERS = ['default', 'json', path.join(root, 'scripts/lib/files-reporter.ts')];

interface VitestRun {
  report: string;
  cwd?: string;
  through?: string[];
  args?: string[];
  env?: Record<string, string>;
  logs?: string;
  show?: boolean;
}

/**
 * Runs vitest to its end in `cwd`; files are named by their paths in the repository. `report` begins the names of the files that it
 * writes, `through` is a command that starts it, `logs` a file for what is logged; without `show` nothing is printed.
 */
export async function runVitest({
  report,
  cwd = root,
  through = [],
  args = [],
  env = {},
  logs,
  show = true,
}: VitestRun): Promise<Counted> {
  const json = `${report}.json`;
  const filesReport = `${report}-files.json`;
  const reporters = REPORTERS.map((name) => `--reporter=${name}`);
  const [command = node24(), ...before] = [...through, node24()];
  const ended = await run(command, [...before, VITEST, 'run', ...reporters, `--outputFile.json=${json}`, ...args], {
    cwd,
    env: childEnvironment({ ...env, VITRINE_TEST_FILES: filesReport }),
    show,
    logs,
  }).then(
    () => true,
    () => false,
  );
  const result: UnitReport & { success: boolean; numPassedTests: number; numFailedTests: number } = JSON.parse(
    fs.readFileSync(json, 'utf8'),
  );
  const took: FileOfUnit[] = JSON.parse(fs.readFileSync(filesReport, 'utf8'));
  const files = took.map(({ file, ...of }) => ({ file: path.relative(root, file), ...of }));
  return judged(ended && result.success, {
    passed: result.numPassedTests,
    failed: result.numFailedTests,
    skipped: unitSkipped(result, root),
    failures: unitFailures(result),
    flaky: unitFlaky(files),
    files,
  });
}
