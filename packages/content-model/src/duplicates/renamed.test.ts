import { expect, test } from 'vitest';
import { isTypeName, renamed } from './renamed.ts';

test('the type name is another one wherever it is by itself', () => {
  expect(renamed('Kutter K 330: der K\u00a0330, K 3300, WK 330, K 330-F', 'K 330', 'K 350')).toBe(
    'Kutter K 350: der K 350, K 3300, WK 330, K 350-F',
  );
  expect(renamed('wie K 330', 'K 330', 'K $&')).toBe('wie K $&');
  expect(renamed('nichts', ' ', 'x')).toBe('nichts');
});

test.each(['W', '200', 'WW', '', '1.200'])('a type named %j counts as any other word, and is exchanged in no text', (from) => {
  expect(isTypeName(from)).toBe(false);
  expect(renamed(`Wolf ${from}: ${from} W, 200 l`, from, 'K 350')).toBe(`Wolf ${from}: ${from} W, 200 l`);
});
