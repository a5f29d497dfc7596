import { pageFlags, ROUTES } from '@vitrine/contract/routes.ts';
import { describe, expect, it } from 'vitest';
import { guard, ownPath } from './guard.ts';

const asked = (answer: boolean | null) => {
  const calls: boolean[] = [];
  return {
    calls,
    isLoggedIn: async () => {
      calls.push(true);
      return answer;
    },
  };
};
const to = (flags: object, loggedIn: boolean | null, target = '/product/ww-200?x=1#details') =>
  guard({ printing: false, flags, target, isLoggedIn: asked(loggedIn).isLoggedIn });

describe('guard', () => {
  it('leads to the login with the full target when a route needs one', async () => {
    expect(await to(pageFlags('product'), false)).toEqual({ to: 'login', redirect: '/product/ww-200?x=1#details' });
  });
  it('lets those who are logged in through', async () => {
    expect(await to(pageFlags('product'), true)).toEqual({ to: 'through' });
  });
  it('leads from the login home when logged in, and only then', async () => {
    expect(await to(ROUTES.login.flags, true)).toEqual({ to: 'home' });
    expect(await to(ROUTES.login.flags, false)).toEqual({ to: 'through' });
  });
  it('takes a check that failed for no log-out', async () => {
    expect(await to(pageFlags('product'), null)).toEqual({ to: 'through' });
    expect(await to(ROUTES.login.flags, null)).toEqual({ to: 'through' });
  });
  it('leaves public routes open to all', async () => {
    expect(await to(ROUTES.home.flags, false)).toEqual({ to: 'through' });
    expect(await to({}, true)).toEqual({ to: 'through' });
  });
  it('asks nothing in PDF generation mode', async () => {
    const { calls, isLoggedIn } = asked(false);
    const verdict = await guard({ printing: true, flags: ROUTES['cover-sheet'].flags, target: '/', isLoggedIn });
    expect(verdict).toEqual({ to: 'through' });
    expect(calls).toEqual([]);
  });
});

describe('ownPath', () => {
  it('keeps a path of the app', () => {
    expect(ownPath('/product/ww-200?x=1#details')).toBe('/product/ww-200?x=1#details');
  });
  it.each([
    undefined,
    '',
    'product/ww-200',
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/..//evil.example',
    '/%2e%2e//evil.example',
    '/./\\evil.example',
    '/x/..//evil.example?a#b',
    'javascript:alert(1)',
  ])('goes home instead of %s', (redirect) => {
    expect(ownPath(redirect)).toBe('/');
  });
});
