import { expect, test } from 'vitest';
import { appVersion, compareVersions } from './app-versions.ts';

test('versions are compared by their numbers', () => {
  expect(compareVersions('1.10.0', '1.9.9')).toBeGreaterThan(0);
  expect(compareVersions('1.0.0', '2.0.0')).toBeLessThan(0);
  expect(compareVersions('1.2.3', '1.2.3')).toBe(0);
  expect(compareVersions('1.2.3', '1.2.4')).toBeLessThan(0);
});

test('anything but three numbers is no version', () => {
  for (const text of ['1.2', 'v1.2.3', '1.2.3-beta', '1.2.3.4', '', '1.2.x', '../1.2.3']) {
    expect([text, appVersion.safeParse(text).success]).toEqual([text, false]);
  }
});
