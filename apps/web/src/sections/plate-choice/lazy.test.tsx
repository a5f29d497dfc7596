import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { testProduct } from '../../testing/test-product.ts';
import { PlateChoiceLazy } from './lazy.tsx';

const shown = (attributes: { hasPlateOutput?: boolean }) =>
  renderToStaticMarkup(<PlateChoiceLazy product={testProduct({}, { content: {}, ...attributes })} />);

test('the place of the choice is kept for a machine that has figures, and for no other', () => {
  expect(shown({ hasPlateOutput: true })).toContain('data-waits');
  expect(shown({ hasPlateOutput: false })).toBe('');
  // The document is older than the statement.
  expect(shown({})).toBe('');
});
