import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const STYLES = '{apps/web,packages/ui}/src/**/*.css';
/** Its rule holds only while a page is printed. */
const PRINTED = 'apps/web/src/print/print-screen-page.module.css';

const selectorsOf = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.replace(/\s+/g, ' ').trim());

/** A selector without what its brackets hold: `.few:has(> :last-child) > :first-child` is `.few:has > :first-child`. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/:global\(([^()]*)\)/g, '$1').replace(/(\[[^\]]*\]|\([^()]*\))/g, '');
  return shorter === selector ? shorter : withoutArguments(shorter);
}

/** Selectors that ask with `:has()` and whose last part may be any element: no class, no id, no tag, no attribute. */
const endingAnywhere = (css: string): string[] =>
  selectorsOf(css)
    .filter((selector) => selector.includes(':has('))
    .flatMap((selector) => withoutArguments(selector).split(','))
    .filter((selector) => /(?:^|[ >+~])(?:\*|:(?!global)[\w-]+)[:\w-]*$/.test(selector.trim()));

test('a selector that asks with :has() and ends anywhere is found', () => {
  expect(endingAnywhere('.few:has(> :nth-child(3)) > :first-child {}')).toHaveLength(1);
  expect(endingAnywhere('@media print { .a:has(.b, [c]) * {} }')).toHaveLength(1);
  expect(endingAnywhere('.few:has(> :nth-child(3)) > .cell:first-child {} .a:has(:checked) {} .a > :first-child {}')).toEqual([]);
});

// The page has an element that a `:has()` looks at; with such an end each element that comes or goes lays the styles of
// the whole page anew: 25 ms of 50 at each key of the search, on a slow processor.
test('no selector with :has() ends anywhere', () => {
  const files = globSync(STYLES, { cwd: ROOT }).filter((file) => file !== PRINTED);
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => endingAnywhere(readFileSync(join(ROOT, file), 'utf8')).map((one) => `${file}: ${one}`))).toEqual([]);
});
