import { describe, expect, it } from 'vitest';
import { translator } from './catalogue.ts';

const tree = {
  plain: 'Text',
  group: { inner: 'Innen' },
  greet: 'Hallo {{name}}, {{name}}',
  pages_one: '{{count}} Seite',
  pages_other: '{{count}} Seiten',
  link_zero: 'Keine',
  link_one: 'Eine',
  link_other: '{{count}}',
};
const t = translator(tree, 'de');

describe('translator', () => {
  it('finds texts at any level and fills places', () => {
    expect(t('plain')).toBe('Text');
    expect(t('group.inner')).toBe('Innen');
    expect(t('greet', { name: 'Karin' })).toBe('Hallo Karin, Karin');
  });
  it('takes a value as text, never as a pattern', () => {
    expect(t('greet', { name: '$&{{name}}' })).toBe('Hallo $&{{name}}, $&{{name}}');
  });
  it('follows the plural rules', () => {
    expect([0, 1, 2].map((count) => t('pages', { count }))).toEqual(['0 Seiten', '1 Seite', '2 Seiten']);
    expect([0, 1, 7].map((count) => t('link', { count }))).toEqual(['Keine', 'Eine', '7']);
  });
});
