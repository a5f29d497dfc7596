import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { findBrowser } from '@vitrine/server/browser/find-browser.ts';
import { launchBrowser } from '@vitrine/server/browser/launch.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

type Browser = Awaited<ReturnType<typeof launchBrowser>>;

let browser: Browser;
let styles: string[];
beforeAll(async () => {
  browser = await launchBrowser(await findBrowser({ chromiumPath: process.env.CHROMIUM_PATH ?? null, dataDir: tmpdir() }));
  const files = [
    createRequire(import.meta.url).resolve('@payloadcms/next/css'),
    new URL('./danger-button.module.css', import.meta.url),
    new URL('./staff/staff.module.css', import.meta.url),
    new URL('./desk/desk.module.css', import.meta.url),
  ];
  styles = await Promise.all(files.map((file) => readFile(file, 'utf8')));
});
afterAll(() => browser.close());

/** A page with Payload's styles and ours, whose classes have their own names. */
async function page(theme: string, body: string, width: number) {
  const opened = await browser.newPage({ viewport: { width, height: 600 } });
  await opened.setContent(`<!doctype html><html data-theme="${theme}"><title>x</title><body>${body}</body></html>`);
  for (const content of styles) await opened.addStyleTag({ content: `${content}\n* { transition: none !important; }` });
  return opened;
}

/** Of two colours as a browser says them, by WCAG 2.2. */
function contrast(...colours: readonly [string, string]): number {
  const luminance = (colour: string) => {
    const [r = 0, g = 0, b = 0] = (colour.match(/[\d.]+/g) ?? [])
      .map((value) => Number(value) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4));
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const [dark = 0, light = 0] = colours.map(luminance).sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

test.each(['light', 'dark'])('what cannot be taken back has a ground that it is read on (%s)', async (theme) => {
  const danger = '<button class="button btn btn--style-error btn--size-medium">Endgültig löschen</button>';
  const opened = await page(theme, danger, 1440);
  const button = opened.locator('button');
  const colours = () =>
    button.evaluate((element) => {
      const { color, backgroundColor } = getComputedStyle(element);
      return { color, backgroundColor };
    });
  const still = await colours();
  await button.hover();
  const hovered = await colours();
  for (const { color, backgroundColor } of [still, hovered]) {
    expect(backgroundColor).toMatch(/^rgb\(/);
    expect(contrast(color, backgroundColor)).toBeGreaterThan(4.5);
  }
  expect(hovered.backgroundColor).not.toBe(still.backgroundColor);
  await opened.close();
});

test('on phones the buttons of the own security and of the desk are hit by a finger', async () => {
  const small = (label: string) => `<button class="btn btn--style-secondary btn--size-small btn--no-margin">${label}</button>`;
  const opened = await page(
    'light',
    `<div class="panel"><ul class="sessions"><li>Firefox ${small('End')}</li></ul>${small('End all others')}</div>
     <div class="buttons">${small('Remove')}</div>
     <section class="section"><ul class="rows"><li class="line">${small('Send again')}</li></ul>${small('More')}</section>`,
    390,
  );
  const boxes = await Promise.all((await opened.locator('button').all()).map((button) => button.boundingBox()));
  expect(boxes).toHaveLength(5);
  for (const box of boxes) expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await opened.close();
});
