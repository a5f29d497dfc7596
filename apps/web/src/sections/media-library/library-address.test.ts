import { expect, test } from 'vitest';
import { isUnderstood, readAddress, writeAddress } from './library-address.ts';

const isFilter = (id: string) => ['12', '13'].includes(id);

test.each(['', '?type=video', '?filter=12,13&item=5', '?filter=12,12', '?type=&filter=&item=', '?utm_source=mail'])(
  '%j asks for nothing that there is not',
  (search) => expect(isUnderstood(search, isFilter)).toBe(true),
);

test.each(['?type=none', '?filter=12,99', '?filter=12,%00', '?item=%22', '?page=3', '?type=video&page=0'])(
  'of %j a part is left out',
  (search) => expect(isUnderstood(search, isFilter)).toBe(false),
);

test('what is left out is gone from the address with the next step', () => {
  const search = '?type=none&page=9&filter=12&other=1';
  expect(writeAddress(search, { ...readAddress(search), item: '5' })).toBe('?filter=12&other=1&item=5');
});
