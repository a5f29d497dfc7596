import { describe, expect, it } from 'vitest';
import { APP_ROUTES, isKnownPath } from './routes.ts';

describe('isKnownPath', () => {
  it('knows every route that exists', () => {
    const paths = APP_ROUTES.map(({ path }) => path.replace(/\$\w+/, 'ww-200'));
    expect(paths.filter((path) => !isKnownPath(path))).toEqual([]);
  });
  it('looks at the path alone', () => {
    expect(isKnownPath('/product/ww-200?auth-token=x#details')).toBe(true);
    expect(isKnownPath('/?redirect=/nowhere')).toBe(true);
  });
  it('knows no other', () => {
    const others = [
      '/nowhere',
      '/product',
      '/product/',
      '/product/ww-200/more',
      '/nowhere/product/ww-200',
      '//product/ww-200',
      '',
    ];
    expect(others.filter(isKnownPath)).toEqual([]);
  });
});
