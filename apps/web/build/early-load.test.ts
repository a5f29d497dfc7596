import { expect, test } from 'vitest';
import { filesOf } from './early-load.ts';

test('a module that was moved fails the build instead of coming late', () => {
  expect(() => filesOf({}, 'pages/gone/page.tsx', new Set())).toThrow('pages/gone/page.tsx');
});
