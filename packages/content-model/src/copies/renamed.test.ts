import { expect, test } from 'vitest';
import { renamed } from './renamed.ts';

test('the type name is another one wherever it stands by itself', () => {
  expect(renamed('Kutter K 330: der K\u00a0330, K 3300, WK 330, K 330-F', 'K 330', 'K 350')).toBe(
    'Kutter K 350: der K 350, K 3300, WK 330, K 350-F',
  );
  const table = {
    columns: ['K 330', 'K 120'],
    groups: [{ rows: [{ id: 'K', values: [{ de: 'wie K 330' }, 'Option'] }] }],
    n: 330,
  };
  expect(renamed(table, 'K 330', 'K $&')).toEqual({
    columns: ['K $&', 'K 120'],
    groups: [{ rows: [{ id: 'K', values: [{ de: 'wie K $&' }, 'Option'] }] }],
    n: 330,
  });
  expect(renamed('nichts', ' ', 'x')).toBe('nichts');
});
