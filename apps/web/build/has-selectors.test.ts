import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const STYLES = '{apps/web,packages/ui}/src/**/*.css';
/** Its rule holds only while a page is printed. */
const PRINTED = 'apps/web/src/print/print-screen-page.module.css';

const selectorsOf = (css: string): string[] =>
  [...css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => selector.replace(/\s+/g, ' ').trim());

/** A selector without what its brackets hold, and its questions as §: `.few:has(> :last-child) > .cell:not(.a)` is `.few§ > .cell:not`. */
function withoutArguments(selector: string): string {
  const shorter = selector
    .replace(/:global\(([^()]*)\)/g, '$1')
    .replace(/:has\([^()]*\)/g, '§')
    .replace(/\[[^\]]*\]|(?<!:has|:global)\([^()]*\)/g, '');
  return shorter === selector ? shorter : withoutArguments(shorter);
}

/** Selectors that ask with `:has()` about an element and are about others, which they name by no class and no id: many of them, or all. */
const endingAnywhere = (css: string): string[] =>
  selectorsOf(css)
    .flatMap((selector) => withoutArguments(selector).split(','))
    .filter((selector) => {
      const [, about = ''] = /.*§[\w:.#-]*\s*[ >+~]\s*(.*)$/.exec(selector) ?? [];
      const last = about.split(/[ >+~]+/).at(-1) ?? '';
      return last !== '' && last !== 'body' && !/[.#]/.test(last);
    });

test('a selector that asks with :has() and is about any element, or all of a tag, is found', () => {
  expect(endingAnywhere('.few:has(> :nth-child(3)) > :first-child {}')).toHaveLength(1);
  expect(endingAnywhere('@media screen { .a:has(.b, [c], :not(.d)) .e > * {} }')).toHaveLength(1);
  expect(endingAnywhere(':global(html:has(:is(input:not([type="a"]), select):focus)) .f > span {}')).toHaveLength(1);
  expect(
    endingAnywhere(
      '.few:has(> :nth-child(3)) > .cell:first-child {} .a:has(:checked) {} html:has(.b) body {} .a > :first-child {}',
    ),
  ).toEqual([]);
});

// The root of the page is asked too. Each element that comes or goes then lays the styles anew of all that such a selector
// may be about: of the whole page, at each key of the search, which took half of the time that a slow processor has for it.
test('no selector that asks with :has() is about any element, or all of a tag', () => {
  const files = globSync(STYLES, { cwd: ROOT }).filter((file) => file !== PRINTED);
  expect(files.length).toBeGreaterThan(100);
  expect(files.flatMap((file) => endingAnywhere(readFileSync(join(ROOT, file), 'utf8')).map((one) => `${file}: ${one}`))).toEqual(
    [],
  );
});
