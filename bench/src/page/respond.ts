import type { ElementHandle, Locator, Page } from 'playwright-core';
import { slowDown } from './visit.ts';

/** What tells the state of a control. */
const STATE = ['aria-selected', 'aria-pressed', 'aria-expanded', 'aria-label'];

/**
 * Runs in the page: notes how long each interaction took (Event Timing, in steps of 8 ms; what is shorter than 16 is told of only when it
 * is the first of the page).
 */
const OBSERVE = `
  window.interactions = [];
  const note = (list) => {
    for (const e of list.getEntries()) if (e.interactionId || e.entryType === 'first-input') interactions.push(e.duration);
  };
  new PerformanceObserver(note).observe({ type: 'event', durationThreshold: 16 });
  new PerformanceObserver(note).observe({ type: 'first-input' });
`;
/** Shorter than this an interaction is not told of. */
const SHORTEST_MS = 16;
/** After scrolling, until what came into view is decoded and drawn: the page is at rest. */
const REST_MS = 2000;
/** The answer is on the screen and was told of. */
const ANSWERED_MS = 600;

export interface Act {
  what: string;
  act: (page: Page, thing: Locator) => Promise<void>;
  /** What the act changes; the state of the thing itself unless told otherwise. */
  state?: (page: Page, thing: ElementHandle<SVGElement | HTMLElement>) => Promise<string>;
}

const ownState: NonNullable<Act['state']> = (_, thing) =>
  thing.evaluate((element, names) => names.map((name) => element.getAttribute(name)).join(), STATE);

/**
 * Acts on a thing in a page at rest, with a slow processor: ms until the screen shows the answer. Throws when there is none. `quiet` waits
 * until the page asks for nothing.
 */
export async function respond(
  page: Page,
  thing: Locator,
  { what, act, state = ownState }: Act,
  quiet: () => Promise<void>,
): Promise<number> {
  await thing.scrollIntoViewIfNeeded();
  await quiet();
  await page.waitForTimeout(REST_MS);
  // What the locator finds is another thing once the state has changed.
  const handle = await thing.elementHandle();
  if (!handle) throw new Error(`${what}: there is nothing to act on`);
  const before = await state(page, handle);
  await page.evaluate(OBSERVE);
  await slowDown(page);
  await act(page, thing);
  await page.waitForTimeout(ANSWERED_MS);
  const durations = await page.evaluate<number[]>('window.interactions');
  // Of a short one that is not the first of its page the browser tells nothing.
  if ((await state(page, handle)) === before) throw new Error(`${what}: nothing has changed`);
  return Math.max(SHORTEST_MS, ...durations);
}
