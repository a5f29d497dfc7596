import { Root } from 'postcss';
import { expect, test, vi } from 'vitest';
import { usedRules } from './used-rules.ts';

const MARKUP = '<div id="screen" class="a b"><p>Wolf</p></div>';
const kept = (sheet: string) => usedRules([sheet], MARKUP).join();

test.each([
  'p{color:red}',
  '.a.b p{color:red}',
  '#screen>.b{color:red}',
  ':root[data-surface="dark"] .a{color:red}',
  '.a:is(.c,.b){color:red}',
  '.a:not(.c):hover{color:red}',
  '@layer base,page;',
  '@layer page{@media (min-width: 1024px){.a{color:red}}}',
  '@font-face{font-family:A;src:url(data:font/woff2;base64,AAAA)}',
])('the first screen keeps %s', (sheet) => {
  expect(kept(sheet)).toBe(sheet);
});

test.each(['.c{color:red}', '.a .c{color:red}', '#other p{color:red}', '.ab{color:red}', '@keyframes turn{to{rotate:1turn}}'])(
  'the first screen has no rule %s',
  (sheet) => {
    expect(kept(sheet)).toBe('');
  },
);

test('the first screen has no selector that matches nothing, and no rule that is empty then', () => {
  expect(kept('@layer page{.c,.a{color:red}@media print{.c{color:blue}}}@media print{.c{color:blue}}')).toBe(
    '@layer page{.a{color:red}}',
  );
});

test('a style sheet is looked through once for pages of the same classes', () => {
  const copies = vi.spyOn(Root.prototype, 'clone');
  const sheet = '.a{color:red}.b{color:blue}.c{color:green}';
  const of = (markup: string) => usedRules([sheet], markup).join();
  expect(of('<p class="a">Wolf</p><p class="b">')).toBe('.a{color:red}.b{color:blue}');
  expect(of('<b class="b a">Kutter</b>')).toBe('.a{color:red}.b{color:blue}');
  expect(copies).toHaveBeenCalledTimes(1);
  expect(of('<p class="a">Wolf</p>')).toBe('.a{color:red}');
  copies.mockRestore();
});
