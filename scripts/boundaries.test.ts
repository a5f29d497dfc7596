import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const run = promisify(execFile);
let tree: string;

async function plant(file: string, text: string) {
  await mkdir(dirname(join(tree, file)), { recursive: true });
  await writeFile(join(tree, file), text);
}

/** What dependency-cruiser says of a tree with our rules; empty when it is content. */
async function cruise(): Promise<string> {
  const tool = join(root, 'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs');
  try {
    const { stdout } = await run(process.execPath, [tool, '--config', '.dependency-cruiser.cjs', 'apps', 'packages'], {
      cwd: tree,
    });
    return /no dependency violations found \((\d+) modules/.test(stdout) ? '' : `unexpected: ${stdout}`;
  } catch (error) {
    return `${error instanceof Error && 'stdout' in error ? error.stdout : ''}${error instanceof Error && 'stderr' in error ? error.stderr : error}`;
  }
}

beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'vitrine-boundaries-'));
  await cp(join(root, '.dependency-cruiser.cjs'), join(tree, '.dependency-cruiser.cjs'));
  await plant('package.json', '{ "type": "module" }');
  // As in the repository: workspaces are reached by name, through links in node_modules.
  await mkdir(join(tree, 'node_modules/@vitrine'), { recursive: true });
  for (const name of ['contract', 'server', 'jobs', 'content-model', 'release', 'ui', 'testing']) {
    await plant(
      `packages/${name}/package.json`,
      `{ "name": "@vitrine/${name}", "type": "module", "exports": { "./*": "./src/*" } }`,
    );
    await plant(`packages/${name}/src/x.ts`, 'export const x = 1;');
    await symlink(join(tree, 'packages', name), join(tree, 'node_modules/@vitrine', name));
  }
  await plant('packages/contract/src/a.ts', 'export const a = 1;');
  await plant('packages/server/src/b.ts', "import { a } from '../../contract/src/a.ts';\nexport const b = a;");
  await plant('apps/api/src/mailbox/page.ts', 'export const page = 1;');
  await plant('apps/web/src/features/login/a.ts', 'export const a = 1;');
  await plant('apps/api/src/main.ts', "import { b } from '../../../packages/server/src/b.ts';\nexport const main = b;");
  await plant('apps/web/src/main.ts', "import { a } from '../../../packages/contract/src/a.ts';\nexport const main = a;");
});
afterAll(() => rm(tree, { recursive: true, force: true }));

test('a tree that keeps the directions has no violation', async () => {
  expect(await cruise()).toBe('');
});

type Plant = [rule: string, file: string, text: string];
/** An import by the workspace's name, as the code writes it. */
const byName = (rule: string, folder: string, other: string): Plant => [
  rule,
  `${folder}/src/planted.ts`,
  `import { x } from '@vitrine/${other}/x.ts';\nexport const p = x;`,
];

const PLANTS: Plant[] = [
  ['apps-never-import-apps', 'apps/web/src/planted.ts', "import { main } from '../../api/src/main.ts';\nexport const p = main;"],
  [
    'contract-knows-nobody',
    'packages/contract/src/planted.ts',
    "import { b } from '../../server/src/b.ts';\nexport const p = b;",
  ],
  [
    'web-knows-contract-and-ui',
    'apps/web/src/planted.ts',
    "import { b } from '../../../packages/server/src/b.ts';\nexport const p = b;",
  ],
  [
    'api-features-meet-in-app',
    'apps/api/src/content/planted.ts',
    "import { page } from '../mailbox/page.ts';\nexport const p = page;",
  ],
  [
    'web-features-meet-in-routes',
    'apps/web/src/features/home/planted.ts',
    "import { a } from '../login/a.ts';\nexport const p = a;",
  ],
  byName('server-knows-the-contract', 'packages/server', 'release'),
  byName('jobs-know-server-and-contract', 'packages/jobs', 'release'),
  byName('content-model-below-release', 'packages/content-model', 'release'),
  byName('release-below-apps', 'packages/release', 'ui'),
  byName('ui-knows-the-contract', 'packages/ui', 'server'),
  byName('web-knows-contract-and-ui', 'apps/web', 'server'),
  byName('api-without-payload', 'apps/api', 'ui'),
  byName('api-never-loads-payload', 'apps/api', 'content-model'),
  ['nobody-imports-tests', 'packages/contract/src/planted.ts', "import { t } from './planted.test.ts';\nexport const p = t;"],
  ['not-to-unresolvable', 'packages/contract/src/planted.ts', "import { t } from './nowhere.ts';\nexport const p = t;"],
  ['no-circular', 'packages/contract/src/a.ts', "import { c } from './c.ts';\nexport const a = c;"],
];

test.each(PLANTS)('a planted violation of %s is found', async (rule, file, text) => {
  await plant(
    'packages/contract/src/c.ts',
    rule === 'no-circular' ? "import { a } from './a.ts';\nexport const c = () => a;" : 'export const c = 1;',
  );
  if (rule === 'nobody-imports-tests') await plant('packages/contract/src/planted.test.ts', 'export const t = 1;');
  await plant(file, text);
  expect(await cruise()).toContain(rule);
  if (file === 'packages/contract/src/a.ts') await plant(file, 'export const a = 1;');
  else await rm(join(tree, file));
});
