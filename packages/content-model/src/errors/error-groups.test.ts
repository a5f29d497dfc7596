import type { ErrorReport } from '@vitrine/contract/error-reports.ts';
import { keepReport } from '@vitrine/server/error-reports/keep-report.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestContent, type TestContent } from '../testing/open-test-content.ts';
import { restClient } from '../testing/rest-client.ts';
import { errorGroupsAnswer } from './error-groups-contract.ts';

const PATH = '/error-groups';
const REPORT: ErrorReport = {
  source: 'web',
  kind: 'rotator',
  name: 'BrokenRotation',
  code: null,
  place: '/product/$slug',
  version: '1.0.0',
  frames: [{ file: 'apps/web/src/sections/view-360/read-rotation.ts', line: 34, column: 9 }],
  record: 'c8b9a6de-5b0e-4b0e-9a53-3f1d5a3d4c11',
};

let content: TestContent;
let client: ReturnType<typeof restClient>;
const cookies = new Map<string, string>();
beforeAll(async () => {
  content = await openTestContent();
  client = restClient(content);
  for (const role of ['administrator', 'editor', 'approver'] as const) {
    await content.staff(role);
    cookies.set(role, (await client.logIn(`${role}@vitrine.example`)).cookie.split(';')[0] ?? '');
  }
});
afterAll(() => content.close());
beforeEach(() => content.pool.query('delete from vitrine.error_report'));

const call = (path: string, as: string, body?: object, origin = content.environment.publicUrl) =>
  client.call(path, { origin, cookie: cookies.get(as) ?? '', ...(body && { method: 'POST', body }) });
async function groups() {
  const answer = await call(PATH, 'editor');
  expect(answer.status).toBe(200);
  return errorGroupsAnswer.parse(await answer.json()).groups;
}

test('editors and administrators read and resolve errors; approvers and strangers do not', async () => {
  await keepReport(content.pool, REPORT, 1);
  const [group] = await groups();
  const body = { fingerprint: group?.fingerprint, isResolved: true };
  for (const as of ['approver', 'nobody']) {
    expect([as, (await call(PATH, as)).status]).toEqual([as, 403]);
    expect([as, (await call(`${PATH}/resolve`, as, body)).status]).toEqual([as, 403]);
  }
  expect((await call(`${PATH}/resolve`, 'administrator', body, 'https://evil.example')).status).toBe(403);
  expect((await call(`${PATH}/resolve`, 'administrator', { fingerprint: 'x', isResolved: true })).status).toBe(400);
  expect(await groups()).toMatchObject([{ resolved: null }]);
  for (const as of ['editor', 'administrator']) {
    expect((await call(PATH, as)).status).toBe(200);
    expect((await call(`${PATH}/resolve`, as, body)).status).toBe(200);
    expect(await groups()).toMatchObject([{ resolved: expect.any(String) }]);
    expect((await call(`${PATH}/resolve`, as, { ...body, isResolved: false })).status).toBe(200);
    expect(await groups()).toMatchObject([{ resolved: null }]);
  }
});

test('open groups come first, each with how often, in which versions and what was seen last', async () => {
  await keepReport(content.pool, REPORT, 2);
  await keepReport(content.pool, { ...REPORT, version: '1.1.0' }, 3);
  await keepReport(content.pool, { ...REPORT, kind: 'download', code: 'imageFailed' }, 1);
  const [, first] = await groups();
  expect(first).toMatchObject({ count: 5, versions: ['1.1.0', '1.0.0'], example: { ...REPORT, version: '1.1.0' } });
  const download = (await groups()).find(({ example }) => example.kind === 'download');
  await call(`${PATH}/resolve`, 'editor', { fingerprint: download?.fingerprint, isResolved: true });
  expect((await groups()).map(({ example }) => example.kind)).toEqual(['rotator', 'download']);
});
