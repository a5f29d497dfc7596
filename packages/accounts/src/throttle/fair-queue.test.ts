import { expect, test } from 'vitest';
import { askerAt, askerOf } from './asker.ts';
import { type Asker, createFairQueue } from './fair-queue.ts';

const PLACES = { trusted: { all: 6, each: 4 }, strangers: { all: 6, each: 4 } };

/** A queue of one turn at a time, which the test ends. */
function heldQueue() {
  const queue = createFairQueue({ atOnce: 1, places: PLACES, refuse: () => new Error('no place') });
  const begun: string[] = [];
  let end = () => {};
  /** Answers whether it has a place. */
  async function ask(name: string, asker: Asker): Promise<boolean> {
    let isRefused = false;
    queue
      .run(asker, () => {
        begun.push(name);
        return new Promise<void>((resolve) => {
          end = resolve;
        });
      })
      .catch(() => {
        isRefused = true;
        refused.push(name);
      });
    await settle();
    return !isRefused;
  }
  const refused: string[] = [];
  return {
    queue,
    refused,
    ask,
    async askOften(times: number, name: string, asker: Asker) {
      for (let i = 1; i <= times; i++) await ask(`${name}${i}`, asker);
    },
    /** Ends turn by turn until nothing waits; answers who had them. */
    async order() {
      for (let before = -1; before < begun.length; ) {
        before = begun.length;
        end();
        await settle();
      }
      return begun.splice(0).join(' ');
    },
  };
}

/** All promises that are ready have been answered. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

const stranger = (network: number) => askerAt(`198.51.100.${network}`);
const trusted = (network: number) => askerAt(`203.0.113.${network}`, true);

test('one network has few places, and others wait for one turn of it at most', async () => {
  const { ask, askOften, order, refused } = heldQueue();
  await askOften(8, 'flood', stranger(1));
  expect(refused).toEqual(['flood6', 'flood7', 'flood8']);
  expect(await ask('other', stranger(2))).toBe(true);
  expect(await order()).toBe('flood1 flood2 other flood3 flood4 flood5');
});

test('all of an IPv6 /48 are one network, all of another one are not', async () => {
  const { askOften, refused, order } = heldQueue();
  for (let i = 1; i <= 6; i++) await askOften(1, `site${i}-`, askerAt(`2001:db8:1:${i}::1`));
  expect(refused).toEqual(['site6-1']);
  await askOften(1, 'other', askerAt('2001:db8:2::1'));
  expect(await order()).toMatch(/^site1-1 site2-1 other1 /);
});

test('strangers from many networks take no place of a trusted one, and most turns are its', async () => {
  const { ask, askOften, order } = heldQueue();
  for (let network = 0; network < 20; network++) await ask(`s${network}`, stranger(network));
  expect(await ask('more', stranger(99))).toBe(false);
  await askOften(4, 'owner', trusted(1));
  expect(await ask('member', askerOf('an account'))).toBe(true);
  expect(await order()).toBe('s0 owner1 member owner2 s1 owner3 owner4 s2 s3 s4 s5 s6');
});

test('when all places are taken, the network with most of them gives one to a network that has fewer', async () => {
  const { ask, askOften, order, refused } = heldQueue();
  await askOften(5, 'a', stranger(1));
  await askOften(2, 'b', stranger(2));
  expect(await ask('c', stranger(3))).toBe(true);
  expect(refused).toEqual(['a5']);
  // No room can be made without giving the same to another.
  expect(await ask('b3', stranger(2))).toBe(false);
  expect(await order()).toBe('a1 a2 b1 c a3 b2 a4');
});

test('work that fails gives its turn on', async () => {
  const queue = createFairQueue({ atOnce: 1, places: PLACES, refuse: () => new Error('no place') });
  const failed = queue.run(stranger(1), () => Promise.reject(new Error('no memory')));
  const next = queue.run(stranger(2), () => Promise.resolve('done'));
  await expect(failed).rejects.toThrow('no memory');
  expect(await next).toBe('done');
  expect(await queue.run(stranger(1), () => Promise.resolve('again'))).toBe('again');
});

test('a queue that closes refuses those who wait and those who come', async () => {
  const { queue, ask, askOften, refused } = heldQueue();
  await askOften(3, 'a', stranger(1));
  await ask('owner', trusted(1));
  expect(queue.waiting).toBe(3);
  queue.close();
  await settle();
  expect([...refused].sort()).toEqual(['a2', 'a3', 'owner']);
  expect(await ask('late', trusted(2))).toBe(false);
  expect(queue.waiting).toBe(0);
});
