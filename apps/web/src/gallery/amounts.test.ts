import { expect, test } from 'vitest';
import { testBlock } from '../testing/test-content-page.ts';
import { withAmount } from './amounts.ts';

const block = testBlock('infoNumbers', {
  numbers: [
    { number: '38 min', subline: 'je Reinigung' },
    { number: '3°', subline: 'Neigung' },
  ],
});
const numbers = (amount: 'short' | 'normal' | 'long') => {
  const changed = withAmount(block, amount);
  return changed.type === 'infoNumbers' ? changed.numbers : [];
};

test('an example has one word and one entry, its own content, or far too much', () => {
  expect(numbers('short')).toEqual([{ number: '38', subline: 'je' }]);
  expect(numbers('normal')).toHaveLength(2);
  const long = numbers('long');
  expect(long).toHaveLength(12);
  expect(long[0]?.subline.length).toBeGreaterThan(290);
  expect(long[0]?.number).toHaveLength(20);
});

test('what is no text for readers stays', () => {
  const quote = testBlock('quote', { quote: 'Q', source: null, backgroundColor: 'black', style: 'full' });
  expect(withAmount(quote, 'long')).toMatchObject({ type: 'quote', backgroundColor: 'black', style: 'full', source: null });
});
