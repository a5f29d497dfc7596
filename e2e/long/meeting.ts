import type { Page } from '@playwright/test';

/** Pairs of words and signs in the header of a page that lie over each other, as far as they are seen. */
export const meetingInHeader = (page: Page) =>
  page.evaluate(() => {
    /** What is left of a place inside all that cut it. */
    const seen = (element: Element, { left, top, right, bottom }: DOMRect) => {
      const place = { left, top, right, bottom };
      for (let outer: Element | null = element; outer; outer = outer.parentElement) {
        if (getComputedStyle(outer).overflowX === 'visible') continue;
        const cut = outer.getBoundingClientRect();
        place.left = Math.max(place.left, cut.left);
        place.right = Math.min(place.right, cut.right);
        place.top = Math.max(place.top, cut.top);
        place.bottom = Math.min(place.bottom, cut.bottom);
      }
      return place;
    };
    const isShown = (element: Element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const header = document.querySelector('header');
    if (!header) return [];
    const things: { name: string; place: ReturnType<typeof seen> }[] = [];
    const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const { parentElement: element, textContent } = text;
      if (!element || !textContent?.trim() || !isShown(element) || getComputedStyle(element).clipPath !== 'none') continue;
      const words = document.createRange();
      words.selectNodeContents(text);
      for (const place of words.getClientRects()) things.push({ name: textContent, place: seen(element, place) });
    }
    for (const sign of header.querySelectorAll('svg'))
      if (isShown(sign)) things.push({ name: 'sign', place: seen(sign, sign.getBoundingClientRect()) });
    const there = things.filter(({ place }) => place.right - place.left > 2 && place.bottom - place.top > 4);
    return there.flatMap(({ name, place: a }, index) =>
      there
        .slice(index + 1)
        .filter(({ place: b }) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1)
        .map((other) => `${name} × ${other.name}`),
    );
  });
