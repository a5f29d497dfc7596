import { expect, test } from 'vitest';
import { queryClient } from '../../api/query-client.ts';
import { testOverview } from '../../testing/test-overview.ts';
import { testPicture } from '../../testing/test-picture.ts';
import { loadProductOverviewPages } from './print.tsx';
import { overviewQuery } from './query.ts';

test('a cover with the machines of an overview keeps all of them, as its first page does', async () => {
  const introImage = testPicture('1', 'auto', 'square');
  queryClient.setQueryData(overviewQuery('gruppe').queryKey, { ...testOverview({ slug: 'gruppe' }), introImage });
  const { cover } = await loadProductOverviewPages('gruppe', { cached: true });
  expect(cover).toEqual({ image: introImage, isLight: true, isGroup: true });
});
