import { describe, expect, it } from 'vitest';
import { inLanes } from './in-lanes.ts';

const tick = () => new Promise((resolve) => setTimeout(resolve, 1));

describe('inLanes', () => {
  it('works on every item, on so many at a time', async () => {
    const done: number[] = [];
    let [running, most] = [0, 0];
    await inLanes([1, 2, 3, 4, 5], 2, async (item) => {
      running += 1;
      most = Math.max(most, running);
      await tick();
      running -= 1;
      done.push(item);
    });
    expect(done.toSorted()).toEqual([1, 2, 3, 4, 5]);
    expect(most).toBe(2);
  });
  it('begins nothing after a failure, lets what runs end, and fails', async () => {
    const ended: number[] = [];
    const work = async (item: number) => {
      if (item === 1) throw new Error('first');
      await tick();
      ended.push(item);
    };
    await expect(inLanes([1, 2, 3, 4], 2, work)).rejects.toThrow('first');
    expect(ended).toEqual([2]);
  });
});
