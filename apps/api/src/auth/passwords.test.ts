import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { hashOfNobody, hashPassword } from '@vitrine/server/password-hash.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswords, type Passwords } from './passwords.ts';

let passwords: Passwords;
beforeAll(async () => {
  passwords = await createPasswords();
});
afterAll(() => passwords.close());

/** `$argon2id$v=19$m=…,t=…,p=…`: all that a check costs, without salt and hash. */
const costOf = (passwordHash: string) => passwordHash.split('$').slice(0, 4).join('$');

test('a check for an account that does not exist costs what one for an account costs', async () => {
  const account = await hashPassword('a long enough password');
  expect(costOf(await hashOfNobody())).toBe(costOf(account));
  // The same that the CMS writes for accounts: accounts.test.ts of content-model.
  expect(costOf(account)).toBe('$argon2id$v=19$m=47104,t=1,p=1');
});

test('only the password of the hash is right, and without a hash none is', async () => {
  const account = await hashPassword('right');
  expect(await passwords.verify(account, 'right')).toBe(true);
  expect(await passwords.verify(account, 'wrong')).toBe(false);
  expect(await passwords.verify(null, 'right')).toBe(false);
  expect(passwords.count).toBe(3);
});

test('log-ins that are too many at once are told to come again; the others are answered, and the process goes on meanwhile', async () => {
  const account = await hashPassword('right');
  let turns = 0;
  const turning = setInterval(() => turns++, 5);
  const answers = await Promise.allSettled(Array.from({ length: 100 }, () => passwords.verify(account, 'right')));
  clearInterval(turning);
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(100 - 64);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable', headers: { 'retry-after': '2' } });
  expect(answers.filter((answer) => answer.status === 'fulfilled' && answer.value)).toHaveLength(100 - refused.length);
  expect(turns, 'turns of the event loop').toBeGreaterThan(10);
});

test.runIf(process.platform === 'linux')(
  'hashing steps back for everything else, in a process that has no secret of ours',
  async () => {
    await passwords.verify(null, 'wakes it');
    const children = (await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')).trim().split(' ');
    const processes = await Promise.all(
      children.map(async (id) => ({
        program: await readFile(`/proc/${id}/cmdline`, 'utf8'),
        stat: await readFile(`/proc/${id}/stat`, 'utf8'),
        environment: await readFile(`/proc/${id}/environ`, 'utf8'),
      })),
    );
    const hashing = processes.filter(({ program }) => program.includes('hash-process.ts'));
    expect(hashing.length).toBeGreaterThan(0);
    for (const { stat, environment } of hashing) {
      // proc_pid_stat(5): nice is field 19; what stands before the name's bracket are fields 1 and 2.
      expect(Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[16])).toBeGreaterThanOrEqual(10);
      expect(environment).not.toContain('POSTGRES');
    }
  },
);

test.runIf(process.platform === 'linux')(
  'hashing that an API which has stepped back further starts stays where it is',
  async () => {
    const program = fileURLToPath(new URL('./hash-process.ts', import.meta.url));
    const hashing = spawn('nice', ['-n', '15', process.execPath, program], {
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const [message] = await once(hashing, 'message');
    expect(message).toBe('ready');
    expect(getPriority(hashing.pid)).toBeGreaterThanOrEqual(15);
    hashing.kill();
    await once(hashing, 'exit');
  },
);
