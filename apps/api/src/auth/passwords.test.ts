import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { costOf, hashOfNobody, hashPassword } from '@vitrine/accounts/passwords/password-hash.ts';
import { askerAt, askerOf } from '@vitrine/accounts/throttle/asker.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashProcesses } from '../testing/hash-processes.ts';
import { createPasswords, type Passwords } from './passwords.ts';

const ASKER = askerOf('somebody');

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
  expect(await passwords.verify(ASKER, account, 'right')).toBe(true);
  expect(await passwords.verify(ASKER, account, 'wrong')).toBe(false);
  expect(await passwords.verify(ASKER, null, 'right')).toBe(false);
  expect(passwords.count).toBe(3);
});

test('while accounts have hashes of another cost, each password is compared at that cost too, whether it has an account or not', async () => {
  const cost = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
  const former = await hashPassword('right', cost);
  const both = await createPasswords({ outdated: [await hashPassword('of somebody else', cost)] });
  const compared = async (hash: string | null, password: string) => {
    const before = both.count;
    return { right: await both.verify(ASKER, hash, password), times: both.count - before };
  };
  const today = await hashPassword('right');
  expect(await compared(null, 'right')).toEqual({ right: false, times: 2 });
  expect(await compared(today, 'right')).toEqual({ right: true, times: 2 });
  expect(await compared(today, 'wrong')).toEqual({ right: false, times: 2 });
  expect(await compared(former, 'right')).toEqual({ right: true, times: 2 });
  expect(await compared(former, 'wrong')).toEqual({ right: false, times: 2 });
  expect(await passwords.verify(ASKER, former, 'right'), 'a cost that came after the start').toBe(true);
  await both.close();
});

test('too many log-ins at once are asked to come again; the others are answered', async () => {
  const cost = { algorithm: 2, memoryCost: 512, timeCost: 1, parallelism: 1 };
  const cheap = await createPasswords({ cost });
  const account = await hashPassword('right', cost);
  const askers = Array.from({ length: 100 }, (_, i) => askerAt(`192.0.2.${i}`));
  const answers = await Promise.allSettled(askers.map((asker) => cheap.verify(asker, account, 'right')));
  await cheap.close();
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(100 - 64);
  for (const { reason } of refused) expect(reason).toMatchObject({ code: 'busy', headers: { 'retry-after': '2' } });
  expect(answers.filter((answer) => answer.status === 'fulfilled' && answer.value)).toHaveLength(100 - refused.length);
});

test('a close refuses those who wait', async () => {
  const closing = await createPasswords();
  const answers = Promise.allSettled(Array.from({ length: 8 }, () => closing.verify(ASKER, null, 'waits')));
  await closing.close();
  for (const { status } of await answers) expect(status).toBe('rejected');
  await expect(closing.verify(ASKER, null, 'late')).rejects.toMatchObject({ code: 'busy' });
});

test.runIf(process.platform === 'linux')(
  'hashing steps back for everything else, in processes that have no secret of ours',
  async () => {
    await passwords.verify(ASKER, null, 'wakes it');
    const hashing = await hashProcesses();
    expect(hashing.length).toBeGreaterThan(0);
    for (const { id, nice, session, sessionNice, environment } of hashing) {
      expect(nice).toBeGreaterThanOrEqual(10);
      expect(session, 'a session of its own').toBe(id);
      expect(sessionNice ?? '10').toBe('10');
      expect(environment).not.toContain('POSTGRES');
    }
  },
);

test.runIf(process.platform === 'linux')('many log-ins at once leave the processor most of the time to others', async () => {
  const work = async () => (await hashProcesses()).reduce((sum, { worked }) => sum + worked, 0);
  const [before, began] = [await work(), performance.now()];
  await Promise.all(Array.from({ length: 20 }, () => passwords.verify(ASKER, null, 'guessed')));
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
      // As passwords.ts starts it: in this session it would put back the whole run of the tests (sched(7), autogroup).
      detached: true,
    });
    const [message] = await once(hashing, 'message');
    expect(message).toBe('ready');
    expect(getPriority(hashing.pid)).toBeGreaterThanOrEqual(15);
    hashing.kill();
    await once(hashing, 'exit');
  },
);
