// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MEDIA_PAGE_SIZE } from '@vitrine/contract/media-library.ts';
import { act, useMemo } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { testMedia } from '../../testing/test-media.ts';
import { headQuery, type LibrarySearch } from './library-query.ts';
import { useFilters, useLibrary, type Window } from './use-library.ts';

/** The library of a server; an answer for a page waits for `held`. */
let version: string;
let asked: string[];
let held: Promise<void>;
let categories: Record<string, object>;
const TOTAL = 3 * MEDIA_PAGE_SIZE;

const pageOf = (page: number) => ({
  status_code: 200,
  data: Array.from({ length: MEDIA_PAGE_SIZE }, (_, index) => {
    const place = (page - 1) * MEDIA_PAGE_SIZE + index;
    return testMedia(`m${place}`, `${version} ${place}`);
  }),
  page,
  total: TOTAL,
  all: TOTAL,
  counts: {},
  version,
});
async function answer(url: string) {
  const query = new URL(url, 'https://catalogue.example').searchParams;
  asked.push(String(query));
  if (url.includes('media-library/categories')) return Response.json({ status_code: 200, data: categories });
  if (query.get('categories')?.includes('deleted')) return Response.json({ errors: [] }, { status: 400 });
  const place = query.get('item');
  const page = place === null ? Number(query.get('page')) : Math.floor(Number(place.slice(1)) / MEDIA_PAGE_SIZE) + 1;
  if (page > 1) await held;
  return Response.json(pageOf(page));
}

const IDS = ['kept', 'deleted'];
const ALL: LibrarySearch = { type: null, filters: [] };
const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
let library: ReturnType<typeof useLibrary>;
function Probe({ window, open }: { window: Window; open: string | null }) {
  library = useLibrary(ALL, window, open);
  return null;
}
let root: Root;
const show = (window: Window, open: string | null) =>
  act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Probe window={window} open={open} />
      </QueryClientProvider>,
    ),
  );
const until = (check: () => void) => act(() => vi.waitFor(check, 10_000));
const titleOf = (page: number, place: number) => library.pages.get(page)?.[place]?.title;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('fetch', answer);
  version = 'old';
  asked = [];
  held = Promise.resolve();
  categories = {};
  root = createRoot(document.createElement('div'));
});
afterEach(async () => {
  await act(async () => root.unmount());
  client.clear();
  vi.unstubAllGlobals();
});

test('an item behind the first page has no place until it is found, and its page is asked for once', async () => {
  let found = () => {};
  held = new Promise((resolve) => {
    found = resolve;
  });
  await show({ first: 0, last: MEDIA_PAGE_SIZE - 1 }, 'm30');
  await until(() => expect(asked.some((query) => query.includes('item=m30'))).toBe(true));
  expect([library.isSettled, library.place]).toEqual([true, null]);
  found();
  await until(() => expect(library.place).toBe(30));
  expect(asked.filter((query) => query.includes('page=3'))).toEqual([]);
});

test('what is on show stays until a newer version of all of it is there', async () => {
  const window = { first: 0, last: 2 * MEDIA_PAGE_SIZE - 1 };
  await show(window, 'm13');
  await until(() => expect([titleOf(1, 0), titleOf(2, 1)]).toEqual(['old 0', 'old 13']));
  version = 'new';
  let come = () => {};
  held = new Promise((resolve) => {
    come = resolve;
  });
  await act(() => client.invalidateQueries({ queryKey: headQuery(ALL).queryKey }));
  await until(() => expect(library.head.data?.version).toBe('new'));
  expect([titleOf(1, 0), titleOf(2, 1), library.place, library.version]).toEqual(['old 0', 'old 13', 13, 'old']);
  come();
  await until(() => expect([titleOf(1, 0), titleOf(2, 1), library.version]).toEqual(['new 0', 'new 13', 'new']));
});

test('a filter that an editor deletes while it is on is gone, and the library goes on with the others', async () => {
  const item = (id: string) => ({ id, title: id, children: [] });
  const kept = { identifier: 'kind', title: 'Kind', position: 1, items: [item('kept')] };
  categories = { kind: { ...kept, items: [item('kept'), item('deleted')] } };
  let filters: ReturnType<typeof useFilters> | undefined;
  function Filtered() {
    filters = useFilters(IDS);
    const chosen = filters.ready ? filters.chosen.join() : null;
    const search = useMemo(() => (chosen === null ? null : { type: null, filters: chosen.split(',') }), [chosen]);
    // What is known has been read before the editor came.
    if (filters.ready) categories = { kind: kept };
    library = useLibrary(search, { first: 0, last: MEDIA_PAGE_SIZE - 1 }, null);
    return null;
  }
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Filtered />
      </QueryClientProvider>,
    ),
  );
  await until(() => expect(library.head.data?.total).toBe(TOTAL));
  expect(filters?.ready && filters.chosen).toEqual(['kept']);
});
