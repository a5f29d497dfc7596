import type { Page } from '@playwright/test';

/** Words that go on in the next line without a hyphen: they had no room and no place to part at. Addresses of mails may part anywhere. */
export const brokenWords = (page: Page) =>
  page.evaluate(() => {
    const broken = new Set<string>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    /** Read aloud, not shown. */
    const isHidden = (element: Element) => element.closest('.sr') !== null || getComputedStyle(element).clipPath === 'inset(50%)';
    /** The top of a letter; behind a soft hyphen the first of its rectangles is that of the hyphen, in the line before. */
    const topOf = (text: Node, letter: number) => {
      range.setStart(text, letter);
      range.setEnd(text, letter + 1);
      return [...range.getClientRects()].at(-1)?.top ?? 0;
    };
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      const box = text.parentElement;
      if (!box?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isHidden(box)) continue;
      const letters = text.textContent ?? '';
      for (const { 0: word, index } of letters.matchAll(/[^\s\u00ad\u2010-]{2,}/gu)) {
        if (word.includes('@')) continue;
        const tops = [...word].map((_, letter) => topOf(text, index + letter));
        if (tops.some((top, letter) => letter > 0 && top > (tops[letter - 1] ?? 0) + 8)) broken.add(word);
      }
    }
    return [...broken];
  });
