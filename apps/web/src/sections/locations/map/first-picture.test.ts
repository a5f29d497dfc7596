import { afterEach, expect, test, vi } from 'vitest';
import { afterFirstPicture } from './first-picture.ts';

class FakePicture extends EventTarget {
  complete: boolean;
  constructor(complete = false) {
    super();
    this.complete = complete;
  }
}

/** Whether the map may come, on a page with these pictures. */
function begin(pictures: readonly FakePicture[]): { isOver: boolean } {
  vi.stubGlobal('document', { querySelectorAll: () => pictures });
  const state = { isOver: false };
  void afterFirstPicture().then(() => {
    state.isOver = true;
  });
  return state;
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => vi.unstubAllGlobals());

test.each(['load', 'error'])('the map comes once every first picture of the page has settled (%s)', async (event) => {
  const pictures = [new FakePicture(), new FakePicture(), new FakePicture(true)] as const;
  const state = begin(pictures);
  pictures[0].dispatchEvent(new Event('load'));
  await turn();
  expect(state.isOver).toBe(false);
  pictures[1].dispatchEvent(new Event(event));
  await turn();
  expect(state.isOver).toBe(true);
});

test('it comes at once where the page has no first picture, or has it already', async () => {
  for (const pictures of [[], [new FakePicture(true)]]) {
    const state = begin(pictures);
    await turn();
    expect(state.isOver).toBe(true);
  }
});
