import type { Page } from '@playwright/test';

/** One of them may begin another; a page on which something always moves does not settle. */
const ROUNDS = 5;

/** Until nothing on the page fades or moves any more on its way to a state; what goes on for ever is not waited for. */
export const settled = (page: Page) =>
  page.evaluate(async (rounds) => {
    const underWay = () =>
      document
        .getAnimations()
        .filter(
          ({ playState, timeline, effect }) =>
            playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
        );
    for (let round = 0; round < rounds && underWay().length > 0; round++)
      await Promise.allSettled(underWay().map(({ finished }) => finished));
  }, ROUNDS);
