import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { costOf, hashOfNobody, hashPassword } from '@vitrine/server/password-hash.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createPasswords, type Passwords } from './passwords.ts';

let passwords: Passwords;
beforeAll(async () => {
  passwords = await createPasswords();
});
afterAll(() => passwords.close());

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

test('while accounts have hashes of another cost, each password is compared at that cost too, whoever it is of', async () => {
  const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  const former = await hashPassword('right', cost);
  const both = await createPasswords({ outdated: [await hashPassword('of somebody else', cost)] });
  const compared = async (hash: string | null, password: string) => {
    const before = both.count;
    return { right: await both.verify(hash, password), times: both.count - before };
  };
  const today = await hashPassword('right');
  expect(await compared(null, 'right')).toEqual({ right: false, times: 2 });
  expect(await compared(today, 'right')).toEqual({ right: true, times: 2 });
  expect(await compared(today, 'wrong')).toEqual({ right: false, times: 2 });
  expect(await compared(former, 'right')).toEqual({ right: true, times: 2 });
  expect(await compared(former, 'wrong')).toEqual({ right: false, times: 2 });
  expect(await passwords.verify(former, 'right'), 'a cost that came after the start').toBe(true);
  await both.close();
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

test('however many register at once, log-ins have their places', async () => {
  const account = await hashPassword('right');
  const flood = Array.from({ length: 100 }, () => passwords.hash('a long enough password', { ofStranger: true }));
  const answers = Promise.allSettled(flood);
  const logIns = await Promise.all(Array.from({ length: 20 }, () => passwords.verify(account, 'right')));
  expect(logIns).toEqual(Array(20).fill(true));
  const refused = (await answers).filter((answer) => answer.status === 'rejected');
  expect(refused.length).toBeGreaterThan(50);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'unavailable' });
});

/** What Linux says of the processes that hash for this one. */
async function hashProcesses() {
  const children = (await readFile(`/proc/self/task/${process.pid}/children`, 'utf8')).trim().split(' ');
  const processes = await Promise.all(
    children.map(async (id) => {
      const stat = await readFile(`/proc/${id}/stat`, 'utf8');
      // proc_pid_stat(5), from field 3 on: what stands before the name's bracket are fields 1 and 2.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return {
        program: await readFile(`/proc/${id}/cmdline`, 'utf8'),
        environment: await readFile(`/proc/${id}/environ`, 'utf8'),
        /** Undefined on a system that does not share its time among sessions. */
        sessionNice: /nice (-?\d+)/.exec(await readFile(`/proc/${id}/autogroup`, 'utf8').catch(() => ''))?.[1],
        session: Number(fields[3]),
        nice: Number(fields[16]),
        /** Milliseconds of the processor so far; the kernel counts in hundredths of a second. */
        worked: (Number(fields[11]) + Number(fields[12])) * 10,
      };
    }),
  );
  return processes.filter(({ program }) => program.includes('hash-process.ts'));
}

test.runIf(process.platform === 'linux')(
  'hashing steps back for everything else, in processes that have no secret of ours',
  async () => {
    await passwords.verify(null, 'wakes it');
    const hashing = await hashProcesses();
    expect(hashing.length).toBeGreaterThan(0);
    const own = Number((await readFile('/proc/self/stat', 'utf8')).split(') ')[1]?.split(' ')[3]);
    for (const { nice, session, sessionNice, environment } of hashing) {
      expect(nice).toBeGreaterThanOrEqual(10);
      expect(session).not.toBe(own);
      expect(sessionNice ?? '10').toBe('10');
      expect(environment).not.toContain('POSTGRES');
    }
  },
);

test.runIf(process.platform === 'linux')('many log-ins at once leave the processor most of the time to others', async () => {
  const work = async () => (await hashProcesses()).reduce((sum, { worked }) => sum + worked, 0);
  const [before, began] = [await work(), performance.now()];
  await Promise.all(Array.from({ length: 20 }, () => passwords.verify(null, 'guessed')));
  const time = performance.now() - began;
  const [worked, processes] = [(await work()) - before, (await hashProcesses()).length];
  expect(worked).toBeGreaterThan(0);
  // A quarter each; a busy machine only makes it less.
  expect(worked / processes / time).toBeLessThan(0.4);
});

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
