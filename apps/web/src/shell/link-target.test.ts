import { describe, expect, it } from 'vitest';
import { leadsSomewhere } from './link-target.ts';

describe('leadsSomewhere', () => {
  it('is true for pages of the app, for files and other programs of the origin, and for other sites', () => {
    const targets = [
      '/',
      '/product/ww-200',
      '/documents/overview',
      '/assets/0123456789abcdef/plan.pdf',
      '/download/assets/x',
      '/admin',
    ];
    expect(
      [...targets, 'https://example.com/', 'mailto:a@b.example', '//example.com/'].filter((t) => !leadsSomewhere(t)),
    ).toEqual([]);
  });
  it('is false for a page that has no route', () => {
    expect(['/no-such-kind/ww-200', '/product/ww-200/more', '/administration'].filter(leadsSomewhere)).toEqual([]);
  });
});
