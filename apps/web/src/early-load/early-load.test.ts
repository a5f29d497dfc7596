import { describe, expect, it } from 'vitest';
import { firstPicture } from './first-picture.ts';
import { startOf, storedSession } from './start.ts';

describe('startOf', () => {
  it.each([
    ['/', null, 'landing', 'landing-page'],
    ['/', 't', 'home', 'home-page'],
    ['/product/ww-200', 't', 'product', 'product/ww-200'],
    ['/product/ww-200', null, 'login', undefined],
    ['/login', null, 'login', undefined],
  ])('%s with token %s begins with %s', (path, token, name, document) => {
    expect(startOf(path, token)).toEqual(document ? { name, path: document } : { name });
  });
  it.each(['/product/../admin', '/product/WW', '/documents/overview', '/nope'])('fetches nothing for %s', (path) => {
    expect(startOf(path, 't')).toBeNull();
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

describe('firstPicture', () => {
  const url = (name: string) => `/assets/0123456789abcdef/${name}.webp`;
  const version = (name: string) => ({
    default: { '400': url(`${name}-400`), '800': url(`${name}-800`), '1600': url(`${name}-1600`), default: url(`${name}-1600`) },
    width: 1600,
    height: 1000,
    print: url(name),
    printSmall: {},
  });
  const image = { type: 'asset-image', id: 'i', attributes: { versions: { auto: version('auto'), square: version('square') } } };
  const product = {
    type: 'product',
    id: 'p',
    attributes: {},
    relationships: { productImage: { data: { type: 'asset-image', id: 'i' } } },
  };

  it('names the picture of a product for narrow and for other windows', () => {
    const [narrow, other] = firstPicture({ data: product, included: [image] });
    expect(narrow).toMatchObject({ rel: 'preload', as: 'image', media: '(max-width: 1023px)' });
    expect(narrow?.imagesrcset).toContain('square-800.webp 800w');
    expect(other?.media).toBe('not (max-width: 1023px)');
    expect(other?.imagesrcset).toContain('auto-1600.webp 1600w');
  });
  it('follows the film of the home page to its still', () => {
    const video = {
      type: 'asset-video',
      id: 'v',
      attributes: {},
      relationships: { thumbnail: { data: { type: 'asset-image', id: 'i' } } },
    };
    const home = {
      type: 'home-page',
      id: 'h',
      attributes: {},
      relationships: { video: { data: { type: 'asset-video', id: 'v' } } },
    };
    expect(firstPicture({ data: home, included: [video, image] })).toHaveLength(1);
  });
  it('is silent where there is no picture', () => {
    expect(firstPicture({ data: { ...product, relationships: { productImage: { data: null } } }, included: [image] })).toEqual(
      [],
    );
    expect(firstPicture({ data: product, included: [] })).toEqual([]);
    expect(firstPicture({ data: { ...product, type: 'site' }, included: [image] })).toEqual([]);
  });
});
