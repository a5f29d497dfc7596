import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Proof, ROOT, readAssessment, readItems } from './assessment.ts';
import { withTable } from './table.ts';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const entries = readAssessment();
const proofs = entries.flatMap((entry) => (entry.status === 'met' ? entry.by.map((by) => ({ id: entry.id, by })) : []));

/** What is wrong with a proof; null when its file is there. */
function problemOf(by: Proof): string | null {
  const path = 'test' in by ? by.test : by.file;
  if (!existsSync(join(ROOT, path))) return `${path} does not exist`;
  return 'test' in by && !/\.(test|spec)\.tsx?$/.test(path) ? `${path} holds no tests` : null;
}

test('every item of ASVS 5.0 of levels 1 and 2 is assessed once, and no other', () => {
  expect(readItems()).toHaveLength(253);
  expect(entries.map(({ id, level }) => `${id} ${level}`)).toEqual(readItems());
});

test('every test and every file that is named exists', () => {
  const problems = proofs.map(({ id, by }) => `${id}: ${problemOf(by)}`).filter((text) => !text.endsWith(': null'));
  expect(problems).toEqual([]);
});

test('a file that is missing or holds no tests is noticed', () => {
  expect(problemOf({ file: 'docs/there-is-none.md' })).toMatch(/does not exist/);
  expect(problemOf({ test: 'docs/security.md', shows: 'any' })).toMatch(/holds no tests/);
  expect(problemOf({ test: 'scripts/security/assessment.test.ts', shows: 'any' })).toBeNull();
});

test('docs/security.md holds the table of docs/security/asvs.jsonl: npm run docs:security', () => {
  const page = read('docs/security.md');
  expect(withTable(page, entries)).toBe(page);
});
