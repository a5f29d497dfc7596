// The quick checks: types (TypeScript 7), lint and format, allowed import directions, unused code, known weaknesses.
import fs from 'node:fs';
import path from 'node:path';
import { sentence } from './console.mjs';
import { knownWeaknesses } from './known-weaknesses.ts';
import { CommandError, childEnvironment, node24, root, run } from './run.mjs';

/** Name, script and arguments. */
type Check = [name: string, script: string, args: string[]];

interface Project {
  extends: string;
  compilerOptions?: Record<string, unknown>;
  include?: string[];
  exclude?: string[];
}

const tool = (...parts: string[]) => path.join(root, 'node_modules', ...parts);

function projects() {
  const { workspaces }: { workspaces: string[] } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  return workspaces
    .flatMap((pattern) =>
      pattern.endsWith('/*')
        ? fs.readdirSync(path.join(root, pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -2)}/${name}`)
        : [pattern],
    )
    .concat('apps/web/build', 'scripts')
    .filter((folder) => fs.existsSync(path.join(root, folder, 'tsconfig.json')));
}

/** Paths of a project's tsconfig, as another folder names them. */
const seenFrom = (from: string, folder: string, paths: readonly string[] = []) =>
  paths.map((one) => path.relative(from, path.join(root, folder, one)).replaceAll(path.sep, '/'));

/** True for what knows the content model: Payload's types bring those of Next along, which say more of `process.env` than Node's. */
function knowsContent(folder: string) {
  const file = path.join(root, folder, 'package.json');
  if (!fs.existsSync(file)) return false;
  const { dependencies, devDependencies } = JSON.parse(fs.readFileSync(file, 'utf8'));
  return ['payload', '@vitrine/content-model'].some((name) => name in { ...dependencies, ...devDependencies });
}

/**
 * Projects of the same options are checked in one run, each group by a file of its own: what they import of each other and of Payload
 * is read once, which is most of the work.
 */
function typeChecks() {
  const groups = new Map<string, { base: string; options: object; members: { folder: string; config: Project }[] }>();
  for (const folder of projects()) {
    const config: Project = JSON.parse(fs.readFileSync(path.join(root, folder, 'tsconfig.json'), 'utf8'));
    const base = path.join(root, folder, config.extends);
    const key = JSON.stringify([base, config.compilerOptions ?? {}, knowsContent(folder)]);
    const group = groups.get(key) ?? { base, options: config.compilerOptions ?? {}, members: [] };
    group.members.push({ folder, config });
    groups.set(key, group);
  }
  const files = tool('.vitrine-types');
  fs.mkdirSync(files, { recursive: true });
  return [...groups.values()].map(({ base, options, members }, index) => {
    const names = members.map(({ folder }) => folder).join(', ');
    const check = (project: string): Check => [`types ${names}`, tool('typescript-7', 'bin', 'tsc'), ['-p', project]];
    if (members.length === 1) return check(names);
    const file = path.join(files, `${index}.json`);
    const of = (name: 'include' | 'exclude') => members.flatMap(({ folder, config }) => seenFrom(files, folder, config[name]));
    const whole = { extends: base, compilerOptions: options, include: of('include'), exclude: of('exclude') };
    fs.writeFileSync(file, JSON.stringify(whole));
    return check(file);
  });
}

function list(): Check[] {
  return [
    ...typeChecks(),
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
        console.log(`  FAILED  ${name}\n${error instanceof CommandError ? error.output : sentence(error)}`);
        result.failed += 1;
      }
    }
  };
  await Promise.all([next(), next(), weaknesses(result)]);
  return result;
}

/** Counts as a check where the registry could be asked; where not, that is no fault of what is checked, and said loudly. */
async function weaknesses(result: { passed: number; failed: number }) {
  const { found, unasked } = await knownWeaknesses();
  if (unasked) {
    console.log(`  NOT ASKED  known weaknesses: ${unasked}`);
    return;
  }
  const isFine = found.length === 0;
  console.log(isFine ? '  ok      known weaknesses' : `  FAILED  known weaknesses\n${found.join('\n')}`);
  result[isFine ? 'passed' : 'failed'] += 1;
}
