import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { HEADER_RELEASE } from '@vitrine/contract/headers.ts';
import { JSON_API_TYPE } from '@vitrine/contract/json-api.ts';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { MixedReleasesError } from '../api/one-release.ts';
import { queryClient } from '../api/query-client.ts';
import { loadPrintRun } from './load-print-run.ts';
import { UnprintablePageError } from './print-pages.ts';

// As the renderer opens the page: nothing that is there already is asked for again by itself.
vi.hoisted(() => {
  const data = btoa(JSON.stringify({ token: 'render', meta: { language: 'de' } }));
  vi.stubGlobal('location', { search: `?data=${data}` });
  vi.stubGlobal('document', { querySelector: () => ({ content: 'https://vitrine.example' }) });
});

let release = 1;
/** What happens on the server right after it has answered a path. */
let after: (path: string) => void = () => undefined;
const asked: string[] = [];

const texts = (text: string) => ({
  coverHeadline: text,
  recipientLabel: '',
  senderLabel: '',
  contentsHeadline: '',
  lastSheetHeadline: '',
  companyName: '',
  companyAddress: [],
  companyWeb: '',
  legalNotice: '',
});
const sender = {
  gender: 'f',
  firstname: 'Vera',
  lastname: 'Trieb',
  company: 'Varnholt',
  position: null,
  phone: null,
  email: 'vertrieb@vitrine.example',
  language: 'de',
  kind: 'sales',
};

function documentOf(path: string): object | null {
  const one = (type: string, attributes: object, relationships = {}) => ({ data: { type, id: '1', attributes, relationships } });
  if (path === 'pdf-meta/_all') return one('pdf-meta', texts(`release ${release}`), { coverImage: { data: null } });
  if (path === 'page-counts/_all') return one('page-counts', { pageCounts: {} });
  if (path === 'user/current') return one('user', sender);
  return path === 'navigation/_all' ? { data: [] } : null;
}

function answer(request: IncomingMessage, response: ServerResponse) {
  const path = (request.url ?? '').replace('/api/v1/', '');
  asked.push(path);
  const ofRelease = ['user/current', 'page-counts/_all'].includes(path)
    ? {}
    : { [HEADER_RELEASE]: String(release), etag: `"${path} ${release}"` };
  response.writeHead(200, { 'content-type': JSON_API_TYPE, ...ofRelease });
  response.end(JSON.stringify(documentOf(path)));
  after(path);
}

const server = createServer(answer);
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const send = globalThis.fetch;
  vi.stubGlobal('fetch', async (path: string, init?: RequestInit) => {
    // The navigation comes last, so that a publish falls in between.
    if (path.endsWith('navigation/_all')) await vi.waitUntil(() => asked.includes('pdf-meta/_all'), 10_000);
    return send(new URL(path, `http://127.0.0.1:${port}`), init);
  });
});
afterAll(() => {
  server.close();
  vi.unstubAllGlobals();
});
afterEach(() => {
  queryClient.clear();
  asked.length = 0;
  release = 1;
});

const noPages = (path: string) => Promise.reject(new UnprintablePageError(path));
const draft = { pages: [], recipient: undefined, createdAt: new Date() };

test('a publish between two answers of a print run: what came before it is loaded again', async () => {
  after = (path) => {
    if (path === 'pdf-meta/_all' && release === 1) release = 2;
  };
  const run = await loadPrintRun(draft, noPages);
  expect(run.meta.coverHeadline).toBe('release 2');
  expect(asked.sort()).toEqual(['navigation/_all', 'page-counts/_all', 'pdf-meta/_all', 'pdf-meta/_all', 'user/current']);
});

test('without a publish each is asked for once', async () => {
  after = () => undefined;
  const run = await loadPrintRun(draft, noPages);
  expect(run.meta.coverHeadline).toBe('release 1');
  expect(asked.sort()).toEqual(['navigation/_all', 'page-counts/_all', 'pdf-meta/_all', 'user/current']);
});

test('a print run that never comes from one release fails, and prints no mixture', async () => {
  after = () => {
    release += 1;
  };
  await expect(loadPrintRun(draft, noPages)).rejects.toBeInstanceOf(MixedReleasesError);
});

test('a page that no menu and no count knows brings its title, its kind and its length along', async () => {
  after = () => undefined;
  const path = '/comparison/a--b';
  const page = { id: path, tableOfContentsTitle: 'As it was called', urlPath: path, type: 'pdf' } as const;
  const contents = { title: 'Vergleich: A, B', kind: 'Vergleich' };
  const run = await loadPrintRun({ ...draft, pages: [page] }, () =>
    Promise.resolve({ title: '', record: {}, others: [{}], sheets: 2, contents, render: () => null }),
  );
  expect(run.chapters).toMatchObject([{ path, ...contents }]);
  expect(run.pageCounts).toEqual({ [path]: 2 });
});
