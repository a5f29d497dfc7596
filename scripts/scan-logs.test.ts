import { spawnSync } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

const PROGRAM = resolve(import.meta.dirname, 'scan-logs.ts');
/** A person of this file: the scan knows them from here. */
const PERSON = { firstname: 'Balthasarine', password: 'acht Amboss am Hang' };

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vitrine-scan-'));
  await mkdir(join(folder, 'instance'));
  await writeFile(join(folder, 'instance/api.log'), '{"level":30,"name":"api","route":"/api/v1/auth/login","status":200}\n');
});
afterEach(() => rm(folder, { recursive: true }));

function scan() {
  const { VITRINE_DATA: _, DATABASE_URL: __, ...env } = process.env;
  const { status, stdout } = spawnSync(process.execPath, [PROGRAM], {
    env: { ...env, VITRINE_TEST_LOGS: folder },
    encoding: 'utf8',
  });
  return { status, stdout };
}

test('logs of a run without anybody in them pass', () => {
  expect(scan()).toMatchObject({ status: 0, stdout: expect.stringMatching(/1 logs, 2 lines: \d{2,} words .* 0 found/) });
});

test.each([
  ['a name', `{"level":50,"msg":"${PERSON.firstname} was not found"}`],
  ['a password', `{"level":30,"body":"${PERSON.password}"}`],
  ['an address', '{"level":40,"msg":"mail to j.doe@kunde.example failed"}'],
])('%s in any of them fails the run, with file and line', async (_, line) => {
  await writeFile(join(folder, 'unit.log'), `{"level":30,"msg":"answered"}\n${line}\n`);
  expect(scan()).toMatchObject({ status: 1, stdout: expect.stringContaining('FAILED  unit.log:2 holds') });
});

test('a run that has logged nothing fails: nothing was looked at', async () => {
  await rm(join(folder, 'instance'), { recursive: true });
  expect(scan().status).toBe(1);
});
