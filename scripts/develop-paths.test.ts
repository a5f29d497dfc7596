import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const GUIDE = readFileSync(join(ROOT, 'docs/develop.md'), 'utf8');
const FENCE = /^ *```[\s\S]*?^ *```$/gm;
const FOLDERS = '{apps,packages,demo,e2e,bench,scripts,docs}';
const FILE = /^[\w.{},@/-]+\.(ts|tsx|mjs|css|html|json|jsonl|md|py|svg)$/;
const OTHERS = new Set(['node_modules', '.next', 'dist', 'dist-server', 'target']);

const files = globSync(`${FOLDERS}/**/*`, { cwd: ROOT, exclude: (name) => OTHERS.has(name.split('/').at(-1) ?? '') }).map(
  (file) => `/${file.replaceAll('\\', '/')}`,
);
/** Names of one path: `i18n/{de,en}/search.ts` are two. */
const spelled = (path: string): string[] => {
  const [whole, choices] = /\{([^{}]*)\}/.exec(path) ?? [];
  return whole && choices ? choices.split(',').flatMap((choice) => spelled(path.replace(whole, choice))) : [path];
};
const missing = (paths: readonly string[]) =>
  paths.flatMap(spelled).filter((path) => !files.some((file) => file.endsWith(`/${path.replace(/\/$/, '')}`)));

test('every file and folder that the developer guide names in its text exists', () => {
  const named = [...GUIDE.replaceAll(FENCE, '').matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name);
  const isPath = (name: string) => FILE.test(name) || /^(apps|packages|demo|e2e|bench|scripts|docs)\/[\w./{},-]+$/.test(name);
  const paths = named.filter(isPath);
  expect(paths.length).toBeGreaterThan(100);
  // What a build or a run writes, and an answer of the API.
  const notKept = ['apps/web/dist-server/first-screen.js', 'test-results/look-review/index.html', '/api/v1/openapi.json'];
  expect(missing(paths.filter((path) => !notKept.includes(path)))).toEqual([]);
});

test('every file that a diff of the developer guide changes exists', () => {
  const blocks = [...GUIDE.matchAll(FENCE)].map(([block]) => block).filter((block) => block.includes('```diff'));
  const changed = blocks
    .flatMap((block) => [...block.matchAll(/^ {3}((?:apps|packages|demo|e2e|scripts)\/\S+)/gm)])
    .map(([, path = '']) => path);
  expect(changed.length).toBeGreaterThan(30);
  expect(missing(changed)).toEqual([]);
});
