import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { PRINT_LAYOUT_FILE } from '@vitrine/contract/print.ts';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { printLayout } from './print-layout.ts';

let root: string;
const put = async (file: string, text: string) => {
  await mkdir(dirname(join(root, file)), { recursive: true });
  await writeFile(join(root, file), text);
};
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'vitrine-layout-'));
  await put('index.html', '<script type="module" src="/src/main.ts"></script>');
  await put('src/main.ts', "import './shell/menu.ts'; import('./print/stage.ts');");
  await put('src/shell/menu.ts', "console.log('menu');");
  await put('src/print/stage.ts', "import './stage.css'; import { rows } from '../sections/data/model.ts'; console.log(rows);");
  await put('src/print/stage.css', 'p { margin: 1mm }');
  await put('src/sections/data/model.ts', 'export const rows = 1;');
});
afterAll(() => rm(root, { recursive: true, force: true }));

async function layout(): Promise<string> {
  const result = await build({ root, configFile: false, logLevel: 'error', plugins: [printLayout()], build: { write: false } });
  const [output] = Array.isArray(result) ? result : [result];
  if (!output || !('output' in output)) throw new Error('not built');
  const file = output.output.find(({ fileName }) => fileName === PRINT_LAYOUT_FILE);
  if (file?.type !== 'asset') throw new Error('no layout');
  return String(file.source);
}

test('the layout is another one when something changed that prints, and the same for anything else', async () => {
  const first = await layout();
  expect(first).toMatch(/^[0-9a-f]{64}$/);
  await put('src/shell/menu.ts', "console.log('another menu');");
  expect(await layout()).toBe(first);
  await put('src/sections/data/model.ts', 'export const rows = 2;');
  const second = await layout();
  expect(second).not.toBe(first);
  await put('src/print/stage.css', 'p { margin: 2mm }');
  expect(await layout()).not.toBe(second);
});
