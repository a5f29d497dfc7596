import { afterEach, describe, expect, it, vi } from 'vitest';
import { productQuery } from '../api/product-query.ts';
import { locationsQuery } from '../pages/content-page/locations-query.ts';
import { categoriesQuery, headQuery } from '../sections/media-library/library-query.ts';
import { freshToken, isOver } from './fresh-token.ts';
import { type EarlyRequest, takeEarly } from './handover.ts';
import { partOf } from './part-of.ts';
import { pictureLinks } from './picture-links.ts';
import { startOf, storedSession } from './start.ts';

describe('startOf', () => {
  it.each([
    ['/', null, 'landing', 'landing-page'],
    ['/', 't', 'home', 'home-page'],
    ['/product/ww-200', 't', 'product', 'product/ww-200'],
    ['/static-product/12', 't', 'static-product', 'navigation-item?filter[id]=12'],
    ['/comparison/ww-160--ww-200', 't', 'comparison', 'output-figures/_all'],
    ['/compare', 't', 'comparison', 'output-figures/_all'],
    ['/compare', null, 'login', null],
    ['/product/ww-200', null, 'login', null],
    ['/login', null, 'login', null],
  ])('%s with token %s begins with %s', (path, token, name, document) => {
    expect(startOf(path, '', token)).toMatchObject({ name, path: document });
  });
  it.each(['/product/../admin', '/product/WW', '/documents/overview', '/nope'])('fetches nothing for %s', (path) => {
    expect(startOf(path, '', 't')).toBeNull();
  });
  it.each([
    ['/comparison/ww-160--ww-200', '', ['ww-160', 'ww-200']],
    ['/compare', '?machines=ww-160,ww-200', ['ww-160', 'ww-200']],
    ['/compare', '?machines=a,b,a,../c,d,e,f', ['a', 'b', 'd', 'e']],
    ['/compare', '', []],
    ['/product/ww-200', '?machines=ww-160', []],
  ])('%s%s goes on with its machines, as the page asks for them', (path, search, machines) => {
    expect(startOf(path, search, 't')?.next).toEqual(machines.map((slug) => productQuery(slug).queryKey[2]));
  });
});

describe('storedSession', () => {
  it('reads the areas auth and base', () => {
    const auth = JSON.stringify({ state: { token: 't', refreshToken: 'r' }, version: 1 });
    expect(storedSession(auth, JSON.stringify({ state: { language: 'en' }, version: 1 }))).toEqual({
      token: 't',
      language: 'en',
    });
  });
  it.each([
    [null, null],
    ['null', '1'],
    ['{}', '{"state":null}'],
    ['{"state":{"token":5}}', '{"state":{"language":"fr"}}'],
  ])('is German and without a token when there is %s and %s', (auth, base) => {
    expect(storedSession(auth, base)).toEqual({ token: null, language: 'de' });
  });
});

describe('pictureLinks', () => {
  it('reads the links of a header', () => {
    const header =
      '</assets/0/a.webp>; rel="preload"; as="image"; imagesrcset="/assets/0/a-400.webp 400w, /assets/0/a.webp 800w"; media="screen and (max-width: 63.99em)", </assets/0/b.webp>; rel="preload"';
    expect(pictureLinks(header)).toEqual([
      {
        href: '/assets/0/a.webp',
        rel: 'preload',
        as: 'image',
        imagesrcset: '/assets/0/a-400.webp 400w, /assets/0/a.webp 800w',
        media: 'screen and (max-width: 63.99em)',
      },
      { href: '/assets/0/b.webp', rel: 'preload' },
    ]);
  });
  it.each([null, '', 'nonsense'])('finds none in %s', (header) => {
    expect(pictureLinks(header)).toEqual([]);
  });
});

describe('partOf', () => {
  it('names the part by the type of the record, and leaves the answer to be read', async () => {
    const answer = Response.json({ data: { type: 'location-page', id: '1' } });
    expect(await partOf(answer)).toEqual({ name: 'part-location-page', requests: [locationsQuery().queryKey[2]] });
    expect(await answer.json()).toMatchObject({ data: { id: '1' } });
  });
  it('asks for the first page of the media library as the section does', async () => {
    const requests = [categoriesQuery().queryKey[2], headQuery({ type: null, filters: [] }).queryKey[2]];
    expect(await partOf(Response.json({ data: { type: 'media-library-page' } }))).toMatchObject({ requests });
  });
  it('asks for nothing else where a page is made of blocks', async () => {
    expect(await partOf(Response.json({ data: { type: 'content-page' } }))).toEqual({ name: 'part-content-page', requests: [] });
  });
  it.each([Response.json({ errors: [] }), Response.json(null), new Response(null, { status: 404 })])(
    'names none where there is no record',
    async (answer) => {
      expect(await partOf(answer)).toBeNull();
    },
  );
});

describe('takeEarly', () => {
  afterEach(() => vi.unstubAllGlobals());
  it('gives each answer once, to the call that asks for just this', () => {
    const early = (path: string): EarlyRequest => ({
      path,
      language: 'de',
      token: 't',
      response: Promise.resolve(new Response()),
      at: performance.now(),
    });
    const vitrineEarly = [early('output-figures/_all'), early('product/ww-160'), early('product/ww-200')];
    const [, first, second] = vitrineEarly;
    vi.stubGlobal('window', { vitrineEarly });
    expect(takeEarly('product/ww-200', 'de', 't')).toBe(second?.response);
    expect(takeEarly('product/ww-200', 'de', 't')).toBeNull();
    expect(takeEarly('product/ww-250', 'de', 't')).toBeNull();
    expect(takeEarly('output-figures/_all', 'en', 't')).toBeNull();
    expect(takeEarly('product/ww-160', 'de', 't')).toBe(first?.response);
    // Of a page that was left long ago.
    vitrineEarly.push({ ...early('product/ww-200'), at: performance.now() - 60_000 });
    expect(takeEarly('product/ww-200', 'de', 't')).toBeNull();
  });
});

describe('isOver', () => {
  const token = (claims: object) => `h.${btoa(JSON.stringify(claims)).replaceAll('+', '-').replaceAll('/', '_')}.s`;
  it('goes by the time in the token, a little early', () => {
    expect(isOver(token({ exp: 1000 }), 990_000)).toBe(false);
    expect(isOver(token({ exp: 1000 }), 996_000)).toBe(true);
    expect(isOver(token({ exp: 1000 }), 2_000_000)).toBe(true);
  });
  it.each(['', 't', 'a.b.c', token({}), token({ exp: 'soon' })])('leaves %s to the server', (unreadable) => {
    expect(isOver(unreadable, 0)).toBe(false);
  });
});

describe('freshToken', () => {
  afterEach(() => vi.unstubAllGlobals());
  it('refreshes with the headers of every call and keeps the next pair', async () => {
    const stored = { auth: JSON.stringify({ state: { token: 'old', refreshToken: 'r' }, version: 1 }) };
    vi.stubGlobal('localStorage', {
      getItem: () => stored.auth,
      setItem: (_: string, text: string) => {
        stored.auth = text;
      },
    });
    vi.stubGlobal('navigator', { locks: { request: (_: string, work: () => unknown) => work() } });
    const answer = vi.fn(async () => Response.json({ data: { token: 'new', refresh_token: 'r2' } }));
    vi.stubGlobal('fetch', answer);
    const headers = { 'X-Site-Language': 'en', 'X-IS-DOCUMENT-RENDERER': '0', 'X-App-Version': '1.0.0' };
    expect(await freshToken('old', headers)).toBe('new');
    expect(answer.mock.calls).toEqual([['/api/v1/auth/refresh', { headers: { ...headers, Authorization: 'Bearer r' } }]]);
    expect(JSON.parse(stored.auth)).toEqual({ state: { token: 'new', refreshToken: 'r2' }, version: 1 });
  });
});
