/** A window of a browser that Playwright has no build of, as much of it as a walk needs. */
export interface DrivenBrowser {
  /** Opens an address and waits until it is loaded. */
  open(url: string): Promise<void>;
  /** Runs the body of a function in the page; answers what it returns, which has to be JSON. */
  run(script: string): Promise<unknown>;
  /** Presses the first element of a selector with the mouse and marks it as `[data-pressed]`. Throws when there is none. */
  press(selector: string): Promise<void>;
  /** PNG of the window. */
  screenshot(): Promise<Buffer>;
  /** Errors in the pages since the last call, as far as the browser lets them be read. */
  trouble(): Promise<string[]>;
  close(): Promise<void>;
}

/** Marks an element and brings it into the middle of the window; answers where it is there. */
export const middleOf = (selector: string) => `
  const element = document.querySelector(${JSON.stringify(selector)});
  if (!element) return null;
  element.dataset.pressed = '';
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: Math.round(left + width / 2), y: Math.round(top + height / 2) };`;

/** One press of the main button, as both protocols of WebDriver say it. */
export const pressAt = ({ x, y }: { x: number; y: number }) => [
  {
    type: 'pointer',
    id: 'mouse',
    actions: [
      { type: 'pointerMove', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];
