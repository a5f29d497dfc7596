import * as z from 'zod/mini';

/** Versions of the app: three numbers. */
export const appVersion = z.string().check(z.regex(/^\d{1,5}\.\d{1,5}\.\d{1,5}$/));

/** Less than 0 when `a` is older than `b`, 0 when both are the same, more when it is newer. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number));
  for (let part = 0; part < 3; part++) {
    const difference = (left?.[part] ?? 0) - (right?.[part] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
