// The quick checks: types (TypeScript 7), lint and format, allowed import directions, unused code, known weaknesses.
import fs from 'node:fs';
import path from 'node:path';
import { knownWeaknesses } from './known-weaknesses.mjs';
import { childEnvironment, node24, root, run } from './run.mjs';

const tool = (...parts) => path.join(root, 'node_modules', ...parts);

function projects() {
  const { workspaces } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  return workspaces
    .flatMap((pattern) =>
      pattern.endsWith('/*')
        ? fs.readdirSync(path.join(root, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -2)}/${name}`)
        : [pattern],
    )
    .concat('apps/web/build', 'scripts')
    .filter((folder) => fs.existsSync(path.join(root, folder, 'tsconfig.json')));
}

/** Name and command of each check. */
function list() {
  return [
    ...projects().map((folder) => [`types ${folder}`, tool('typescript-7', 'bin', 'tsc'), ['-p', folder]]),
    ['lint and format', tool('@biomejs', 'biome', 'bin', 'biome'), ['ci', '.']],
    [
      'import directions',
      tool('dependency-cruiser', 'bin', 'dependency-cruiser.mjs'),
      ['--config', '.dependency-cruiser.cjs', 'apps', 'packages', 'demo', 'scripts', 'e2e', 'bench'],
    ],
    ['unused code', tool('knip', 'bin', 'knip.js'), []],
  ];
}

/** Runs every check, two at a time; prints a line each and the output of what failed. Answers `{ passed, failed }`. */
export async function checks() {
  const waiting = list();
  const result = { passed: 0, failed: 0 };
  const next = async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) {
      const [name, script, args] = check;
      try {
        await run(node24(), [script, ...args], { env: childEnvironment({ FORCE_COLOR: '0' }) });
        console.log(`  ok      ${name}`);
        result.passed += 1;
      } catch (error) {
        console.log(`  FAILED  ${name}\n${error.output ?? error.message}`);
        result.failed += 1;
      }
    }
  };
  await Promise.all([next(), next(), weaknesses(result)]);
  return result;
}

/** Counts as a check where the registry could be asked; where not, that is no fault of what is checked, and said loudly. */
async function weaknesses(result) {
  const { found, unasked } = await knownWeaknesses();
  if (unasked) {
    console.log(`  NOT ASKED  known weaknesses: ${unasked}`);
    return;
  }
  const isFine = found.length === 0;
  console.log(isFine ? '  ok      known weaknesses' : `  FAILED  known weaknesses\n${found.join('\n')}`);
  result[isFine ? 'passed' : 'failed'] += 1;
}
