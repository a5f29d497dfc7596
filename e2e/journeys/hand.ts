import type { Locator, Page } from '@playwright/test';

/** Seconds that a person takes: for a click with finding where, for a letter at 40 words a minute, for a decision. */
const CLICK = 3;
const LETTER = 60 / (40 * 5);
const DECISION = 10;

/** Works in a form as a person does, and counts what that costs a person. */
export function createHand(page: Page) {
  let actions = 0;
  let seconds = 0;
  const count = (more: number) => {
    actions += 1;
    seconds += more;
  };
  return {
    async click(target: Locator) {
      count(CLICK);
      await target.click();
    },
    /** One click, which may be made again when it came too early for a machine: a person is not that fast. */
    again(target: Locator) {
      count(CLICK);
      return () => target.click({ timeout: 10_000 });
    },
    /** Chooses the field and writes a text in the place of what is there. */
    async write(target: Locator, text: string) {
      count(CLICK + text.length * LETTER);
      await target.fill(text);
    },
    async press(key: string) {
      count(LETTER);
      await page.keyboard.press(key);
    },
    /** The button, the folder, all of its files, "Open". */
    async choose(target: Locator, files: string | string[]) {
      count(4 * CLICK);
      await target.setInputFiles(files);
    },
    /** Copies in another program and pastes here. */
    async paste(target: Locator, text: string) {
      count(4 * CLICK);
      await target.evaluate((element, copied) => {
        const clipboardData = new DataTransfer();
        clipboardData.setData('text/plain', copied);
        element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
      }, text);
    },
    decide() {
      count(DECISION);
    },
    /** "31 actions, 6.2 minutes". */
    summary: () => `${actions} actions, ${(seconds / 60).toFixed(1)} minutes`,
    minutes: () => seconds / 60,
  };
}
