import { expect, test } from 'vitest';
import { cssString, pageRules } from './page-rules.ts';

test('a name cannot end the CSS string it is in', () => {
  expect(cssString('Fleischwerk Niederaue')).toBe('"Fleischwerk Niederaue"');
  expect(cssString('A "B" \\ C')).toBe('"A \\22 B\\22  \\5c  C"');
  expect(cssString('A\n} body { display: none')).toBe('"A\\a } body { display: none"');
});

test('each chapter has a page group of its own with its title and the margins of the specification', () => {
  const rules = pageRules([{ name: 'body-1', title: 'Kutter K 330', note: 'Für X' }], 'VARNHOLT', '"Archivo Print", Arial');
  expect(rules).toContain('[data-page-group="body-1"] { page: body-1; }');
  expect(rules).toContain('margin: 25mm 0 35mm;');
  expect(rules).toContain('content: "Kutter K 330"');
  expect(rules).toContain('content: counter(page); font-family: "Archivo Print", Arial;');
});
