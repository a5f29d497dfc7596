// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { pageRoot } from '../../testing/page-root.ts';
import { type Missed, useMissed } from './use-missed.ts';

function Told({ missed, isOnItsWay }: { missed: Missed | null; isOnItsWay: boolean }) {
  const shown = useMissed(missed, isOnItsWay);
  return <p>{shown ? `${shown.query}${shown.isPartial ? ', in part' : ''}` : ''}</p>;
}

const render = pageRoot();

const told = async (query: string | null, isOnItsWay: boolean, isPartial = false) => {
  await render(<Told missed={query === null ? null : { query, isPartial }} isOnItsWay={isOnItsWay} />);
  return document.querySelector('p')?.textContent;
};

test('what was said of a search without a hit stays until the next key is answered', async () => {
  expect(await told(null, true), 'the first answer is on its way').toBe('');
  expect(await told('xyl', true)).toBe('xyl');
  expect(await told(null, true), 'xylo is asked for').toBe('xyl');
  expect(await told('xylo', true, true)).toBe('xylo, in part');
  expect(await told(null, false), 'something is found').toBe('');
  expect(await told(null, true), 'and what was said before it does not come back').toBe('');
});
