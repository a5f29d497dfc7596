import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firstPageBudget } from './first-page-budget.ts';

let root: string;
const put = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};
/** Text that hardly packs, in lines of 88 letters. */
const noise = (lines: number) =>
  Array.from({ length: lines }, (_, i) => createHash('sha512').update(`${i}`).digest('base64')).join('');

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-budget-'));
  await put('index.html', '<script type="module" src="/src/main.ts"></script>');
  await put('src/main.ts', "import('./pages/small/page.tsx'); import('./pages/large/page.tsx'); import('./engine.ts');");
  await put('src/parts.ts', "import('./pages/parts/page.tsx');");
  await put('src/sheets.ts', "import('./pages/sheets/page.tsx');");
  await put('src/pages/small/page.tsx', "console.log('small');");
  await put('src/pages/large/page.tsx', "import { words } from '../../sections/words.ts'; console.log(words);");
  await put(
    'src/pages/parts/page.tsx',
    "import(/* or: it shows one */ '../../sections/map.ts'); import(/* or: it shows one */ '../../sections/list.ts');",
  );
  await put(
    'src/pages/sheets/page.tsx',
    "import(/* later: when it is opened */ '../../sections/sheet.ts'); import('../../sections/bar.ts');",
  );
  await put('src/sections/map.ts', `console.log('map', ${JSON.stringify(noise(20))});`);
  await put('src/sections/list.ts', `console.log('list', ${JSON.stringify(noise(15))});`);
  await put('src/sections/sheet.ts', `console.log('sheet', ${JSON.stringify(noise(300))});`);
  await put('src/sections/bar.ts', `console.log('bar', ${JSON.stringify(noise(30))});`);
  await put('src/sections/words.ts', `export const words = ${JSON.stringify(noise(40))};`);
  await put('src/engine.ts', `console.log(${JSON.stringify(noise(200))});`);
});
afterAll(() => rm(root, { recursive: true, force: true }));

const built = (max: number, input = 'index.html') =>
  build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [firstPageBudget(max)],
    build: { rolldownOptions: { input: join(root, input) } },
  });

test('a page that imports more than a first visit may cost is refused by name, and what no page begins with is not counted', async () => {
  await expect(built(3000)).rejects.toThrow(/pages\/large\/page\.tsx begins with \d+ bytes/);
  await expect(built(6000)).resolves.toBeDefined();
});

test('what a page imports by import() counts, but for what it says comes later; of what it shows one of, each counts alone', async () => {
  await expect(built(1500, 'src/sheets.ts')).rejects.toThrow(/pages\/sheets\/page\.tsx begins with \d+ bytes/);
  await expect(built(4000, 'src/sheets.ts')).resolves.toBeDefined();
  await expect(built(2000, 'src/parts.ts')).rejects.toThrow(/pages\/parts\/page\.tsx begins with \d+ bytes/);
  await expect(built(2600, 'src/parts.ts')).resolves.toBeDefined();
});
