import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('no page of the admin asks on the connections of log-ins and sessions', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  expect(sources.length).toBeGreaterThan(50);
  // A page asks by `staffQueries`, or in `asStaffRead` as a whole (packages/content-model/src/requests/staff-reads.ts).
  expect(sources.filter((name) => /\bdb\s*\.\s*pool\b/.test(readFileSync(join(import.meta.dirname, name), 'utf8')))).toEqual([]);
});
