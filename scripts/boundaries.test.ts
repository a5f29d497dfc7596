import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const run = promisify(execFile);
/** Folders of the web app that the planted violations need. */
const WEB_PARTS = [
  'blocks/faq',
  'blocks/quote',
  'flows/login',
  'pages/home',
  'pages/product',
  'print',
  'routes',
  'sections/faq',
  'sections/full-screen',
  'sections/options',
];
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
  for (const name of ['contract', 'server', 'jobs', 'content-model', 'release', 'platform', 'ui', 'testing']) {
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
  for (const part of WEB_PARTS) await plant(`apps/web/src/${part}/a.ts`, 'export const a = 1;');
  // What the rules of the app leave open: a page is made of sections, a section prints, routes know all.
  await plant('apps/web/src/pages/home/b.ts', "import { a } from '../../sections/options/a.ts';\nexport const b = a;");
  await plant('apps/web/src/sections/options/b.ts', "import { a } from '../full-screen/a.ts';\nexport const b = a;");
  await plant('apps/web/src/sections/options/c.ts', "import { a } from '../../print/a.ts';\nexport const c = a;");
  await plant('apps/web/src/routes/b.ts', "import { a } from '../flows/login/a.ts';\nexport const b = a;");
  await plant('apps/web/src/blocks/list.ts', "import { a } from './quote/a.ts';\nexport const list = a;");
  await plant('apps/web/src/pages/home/c.ts', "import { list } from '../../blocks/list.ts';\nexport const b = list;");
  await plant('apps/api/src/main.ts', "import { b } from '../../../packages/server/src/b.ts';\nexport const main = b;");
  await plant('apps/web/src/main.ts', "import { a } from '../../../packages/contract/src/a.ts';\nexport const main = a;");
});
afterAll(() => rm(tree, { recursive: true, force: true }));

test('a tree that keeps the directions has no violation', async () => {
  expect(await cruise()).toBe('');
});

/** The rule that a file of a folder breaks, and how. */
type Plant = [rule: string, folder: string, text: string];
/** An import by the workspace's name, as the code writes it. */
const byName = (rule: string, folder: string, other: string): Plant => [
  rule,
  `${folder}/src`,
  `import { x } from '@vitrine/${other}/x.ts';\nexport const p = x;`,
];

const PLANTS: Plant[] = [
  ['apps-never-import-apps', 'apps/web/src', "import { main } from '../../api/src/main.ts';\nexport const p = main;"],
  ['contract-knows-nobody', 'packages/contract/src', "import { b } from '../../server/src/b.ts';\nexport const p = b;"],
  ['web-knows-contract-and-ui', 'apps/web/src', "import { b } from '../../../packages/server/src/b.ts';\nexport const p = b;"],
  ['api-features-meet-in-app', 'apps/api/src/content', "import { page } from '../mailbox/page.ts';\nexport const p = page;"],
  ...(
    [
      ['web-parts-meet-in-routes', 'pages/home', 'pages/product'],
      ['web-parts-meet-in-routes', 'pages/home', 'flows/login'],
      ['web-parts-meet-in-routes', 'flows/login', 'blocks/quote'],
      ['web-blocks-know-no-block', 'blocks/quote', 'routes'],
      ['web-blocks-know-no-block', 'blocks/quote', 'blocks/faq'],
      ['web-sections-know-no-page', 'sections/options', 'pages/product'],
      ['web-sections-know-no-page', 'sections/options', 'sections/faq'],
      ['web-print-knows-no-page', 'print', 'pages/product'],
      ['web-print-knows-no-page', 'print', 'sections/options'],
      ['web-ground-knows-no-part', 'shell', 'flows/login'],
    ] as const
  ).map(
    ([rule, from, to]): Plant => [
      rule,
      `apps/web/src/${from}`,
      `import { a } from '${'../'.repeat(from.split('/').length)}${to}/a.ts';\nexport const p = a;`,
    ],
  ),
  byName('server-knows-the-contract', 'packages/server', 'release'),
  byName('jobs-know-server-and-contract', 'packages/jobs', 'release'),
  byName('content-model-below-release', 'packages/content-model', 'release'),
  byName('release-below-apps', 'packages/release', 'ui'),
  byName('ui-knows-the-contract', 'packages/ui', 'server'),
  byName('platform-knows-the-contract', 'packages/platform', 'ui'),
  byName('web-knows-contract-and-ui', 'apps/web', 'server'),
  byName('api-without-payload', 'apps/api', 'ui'),
  byName('api-never-loads-payload', 'apps/api', 'content-model'),
  ['nobody-imports-tests', 'packages/contract/src', "import { t } from './any.test.ts';\nexport const p = t;"],
  ['not-to-unresolvable', 'packages/contract/src', "import { t } from './nowhere.ts';\nexport const p = t;"],
  ['no-circular', 'packages/contract/src', "import { c } from './round.ts';\nexport const circle = c;"],
];
const plantedAt = (folder: string, index: number) => `${folder}/planted-${index}.ts`;

test('each of the planted violations is found, and named with its file', async () => {
  const [circular] = PLANTS.flatMap(([rule], index) => (rule === 'no-circular' ? [`./planted-${index}.ts`] : []));
  await plant('packages/contract/src/any.test.ts', 'export const t = 1;');
  await plant('packages/contract/src/round.ts', `import { circle } from '${circular}';\nexport const c = () => circle;`);
  for (const [index, [, folder, text]] of PLANTS.entries()) await plant(plantedAt(folder, index), text);
  const found = (await cruise()).split('\n');
  for (const [index, [rule, folder]] of PLANTS.entries())
    expect(found, `${rule} in ${folder}`).toContainEqual(expect.stringMatching(`error ${rule}: ${plantedAt(folder, index)}`));
});

/** What Biome says of a file of the tree with our rules. */
async function lint(file: string): Promise<string> {
  for (const part of ['biome.json', 'scripts/lint']) await cp(join(root, part), join(tree, part), { recursive: true });
  const tool = join(root, 'node_modules/@biomejs/biome/bin/biome');
  return run(process.execPath, [tool, 'lint', '--vcs-enabled=false', file], { cwd: tree }).then(
    ({ stdout, stderr }) => stdout + stderr,
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  );
}

test.each([
  'localStorage.clear();',
  'sessionStorage.clear();',
  "fetch('/api/v1/site/_all');",
  'export const o = navigator.onLine;',
])('the app asks the platform instead of the browser: %s', async (text) => {
  for (const [file, isFound] of [
    ['apps/web/src/shell/planted.ts', true],
    ['packages/platform/src/planted.ts', false],
  ] as const) {
    await plant(file, `${text}\n`);
    expect((await lint(file)).includes('noRestrictedGlobals'), file).toBe(isFound);
    await rm(join(tree, file));
  }
});
