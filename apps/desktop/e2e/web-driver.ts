import * as z from 'zod';

/** Key of an element in answers (https://www.w3.org/TR/webdriver2/#elements). */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
const element = z.object({ [ELEMENT]: z.string() });
/** How long something that has to come may take on a busy machine, ms. */
const PATIENCE_MS = 60_000;

/** A window that is driven by the WebDriver protocol, with as much of it as the journeys need. */
export interface DrivenWindow {
  /** Runs a script with a `return` in the page. */
  run(script: string, ...input: unknown[]): Promise<unknown>;
  /** Waits until something that can be seen has exactly this selector. Throws when it does not come. */
  see(selector: string): Promise<void>;
  /** Waits until the page has a text that a person reads, for as long as something may take, ms. */
  read(text: string, patience?: number): Promise<void>;
  click(selector: string): Promise<void>;
  type(selector: string, text: string): Promise<void>;
  /** Presses the first button, switch, tab or link of this name that can be seen in `within`. */
  press(name: string, within?: string): Promise<void>;
  /** PNG. */
  screenshot(): Promise<Buffer>;
  close(): Promise<void>;
}

const CLOSE_MS = 20_000;

/** Opens the app; `binary` is its program. */
export async function openWindow(driver: string, binary: string, args: readonly string[] = []): Promise<DrivenWindow> {
  async function send(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${driver}${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = z.object({ value: z.unknown() }).parse(await answer.json());
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`);
    return value;
  }
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } };
  const { sessionId } = z.object({ sessionId: z.string() }).parse(await send('POST', '/session', { capabilities }));
  const session = `/session/${sessionId}`;

  const run = (script: string, ...args: unknown[]) => send('POST', `${session}/execute/sync`, { script, args });
  /** Asks again until the answer is true; a page that is loaded anew meanwhile is asked again as well. */
  async function until(what: string, isThere: () => Promise<boolean>, patience = PATIENCE_MS) {
    const end = Date.now() + patience;
    let last: unknown;
    while (Date.now() < end) {
      try {
        if (await isThere()) return;
      } catch (error) {
        last = error;
      }
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    const shown = await run('return document.body.innerText').catch(String);
    throw new Error(`${what} did not come. The page has:\n${String(shown).slice(0, 2000)}`, { cause: last });
  }
  const isSeen = 'const found = document.querySelector(arguments[0]); return Boolean(found?.getClientRects().length)';
  const PRESS = `
    const found = [...document.querySelectorAll(arguments[1] + ' :is(button, a, summary)')].find((element) =>
      element.getClientRects().length > 0 && !element.disabled && (element.getAttribute('aria-label') ?? element.innerText).trim() === arguments[0]);
    found?.click();
    return Boolean(found);`;
  const find = async (selector: string) => {
    await until(selector, async () => (await run(isSeen, selector)) === true);
    const found = await send('POST', `${session}/element`, { using: 'css selector', value: selector });
    return element.parse(found)[ELEMENT];
  };

  return {
    run,
    see: async (selector) => void (await find(selector)),
    read: (text, patience) =>
      until(`"${text}"`, async () => String(await run('return document.body.innerText')).includes(text), patience),
    click: async (selector) => void (await send('POST', `${session}/element/${await find(selector)}/click`, {})),
    press: (name, within = 'body') => until(`"${name}" to press`, async () => (await run(PRESS, name, within)) === true),
    type: async (selector, text) => void (await send('POST', `${session}/element/${await find(selector)}/value`, { text })),
    screenshot: async () => Buffer.from(z.string().parse(await send('GET', `${session}/screenshot`)), 'base64'),
    // An app that stands still does not answer: it is ended all the same.
    close: async () => void (await fetch(`${driver}${session}`, { method: 'DELETE', signal: AbortSignal.timeout(CLOSE_MS) })),
  };
}
