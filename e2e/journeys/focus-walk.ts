import type { Page } from '@playwright/test';
import { expect, plain } from './fixtures.ts';

interface Stop {
  name: string;
  role: string;
  /** How the focus is marked: an outline, a border of its own or a mark on the label beside a hidden control. */
  marked: boolean;
  seen: boolean;
  /** Something else lies over all of it (WCAG 2.2, 2.4.11). */
  covered: boolean;
}

/** The element that has the focus: what it is called, and whether a person can see that it has the focus. */
export const stop = (page: Page) =>
  page.evaluate((): Stop => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body)
      return { name: '', role: 'none', marked: true, seen: true, covered: false };
    const lined = (part: Element) =>
      [null, '::before', '::after'].some((pseudo) => {
        const { outlineStyle, outlineWidth, content } = getComputedStyle(part, pseudo);
        const isThere = pseudo === null || content !== 'none';
        return isThere && outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      });
    const box = element.getBoundingClientRect();
    const field =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;
    const label = element.closest('label');
    // What a label draws, a tile that is one button or what is in it, or what is around the input of a choice marks itself instead.
    const around = ['li', 'li > *', '.react-select'].map((one) => element.closest(one) ?? element);
    const parts = [element, ...around, ...(label ? [label, ...label.querySelectorAll('*')] : [])];
    const { left, right, top, bottom } = (label ?? element).getBoundingClientRect();
    const [first, last] = [Math.max(left, 0), Math.min(right, innerWidth)];
    const [upper, lower] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
    const shares = [0.1, 0.5, 0.9];
    const isCoveredAt = (x: number, y: number) => {
      const over = document.elementFromPoint(first + (last - first) * x, upper + (lower - upper) * y);
      return over !== null && !(over.contains(element) || (label ?? element).contains(over));
    };
    const words = element.getAttribute('aria-label') ?? (field ? element.labels?.[0] : element)?.textContent ?? '';
    return {
      name: words
        .replace(/\u00ad/g, '')
        .replace(/\s+/g, ' ')
        .trim(),
      role: element.getAttribute('role') ?? element.tagName.toLowerCase(),
      marked: parts.some(lined),
      seen:
        (label ?? element).getBoundingClientRect().bottom > 0 && box.top < innerHeight && box.left < innerWidth && box.right > 0,
      covered: shares.every((x) => shares.every((y) => isCoveredAt(x, y))),
    };
  });

/** More stops than any page has, and longer than any takes to be there: until then a walk begins again at the top. */
const PRESSES = 120;
const THERE_MS = 10_000;
/** Stops after which a walk over a whole page is taken for one that goes round in circles. */
const MOST = 500;

/** The stop shows that it has the focus, and where. The page may still be scrolling to it, or drawing its mark. */
async function expectInSight(page: Page, { name, role, marked, seen, covered }: Stop): Promise<void> {
  const message = (what: string) => ({ message: `“${name}” (${role}) ${what}` });
  if (!marked) await expect.poll(async () => (await stop(page)).marked, message('is not marked')).toBe(true);
  if (!seen) await expect.poll(async () => (await stop(page)).seen, message('is out of sight')).toBe(true);
  if (covered) await expect.poll(async () => (await stop(page)).covered, message('is covered')).toBe(false);
}

/** Goes by Tab from the beginning of the page to its end; every stop must be in sight and show that it has the focus. Answers their names. */
export async function tabThrough(page: Page): Promise<string[]> {
  const way: string[] = [];
  while (way.length < MOST) {
    await page.keyboard.press('Tab');
    const now = await stop(page);
    if (now.role === 'none') return way;
    await expectInSight(page, now);
    way.push(now.name.slice(0, 40));
  }
  throw new Error(`the page has no end: ${way.join(' | ')}`);
}

/** Goes on by Tab until the focus is on what is looked for; every stop on the way must show that it has the focus. */
export async function tabTo(page: Page, wanted: RegExp, key = 'Tab') {
  const way: string[] = [];
  const begun = Date.now();
  for (let press = 0; press < PRESSES || Date.now() - begun < THERE_MS; press++) {
    await page.keyboard.press(key);
    const now = await stop(page);
    way.push(now.name.slice(0, 40));
    // A page that has come meanwhile begins there; Tab never leads to it.
    if (now.role === 'main') continue;
    await expectInSight(page, now);
    if (wanted.test(now.name)) return;
  }
  throw new Error(`no stop is called ${wanted}: ${way.join(' | ')}`);
}

/** Goes to a field by Tab and writes a text in the place of what is there. */
export async function typeInto(page: Page, label: RegExp, text: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Goes to a link or button by Tab and presses it. */
export async function pressOn(page: Page, label: RegExp, key = 'Tab'): Promise<void> {
  await tabTo(page, label, key);
  await page.keyboard.press('Enter');
}

/** A whole accessible name, as the stops of a walk are called. */
export const exactly = (text: string) => new RegExp(`^${plain(text).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
