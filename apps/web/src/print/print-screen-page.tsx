import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ApiFailure } from '../api/failure.ts';
import { textsOf } from '../i18n/i18n.ts';
import { linkOrigin } from '../print-mode.ts';
import { monthOf } from './month.ts';
import { applyPageRules, pageRules } from './page-rules.ts';
import { PRINT_FONT } from './print-font.ts';
import type { LoadPrintPages } from './print-pages.ts';
import { loaded } from './print-ready.ts';
import styles from './print-screen-page.module.css';

const GROUP = 'body-1';
/** A browser that never says that its print window is closed must not keep the next print from beginning, in ms. */
const CLOSED_MS = 120_000;
let printing = false;

/**
 * Prints the page at a path from the screen, with its print pages: they are laid out out of sight, and the browser's print
 * window opens when their pictures are there.
 */
export async function printScreenPage(path: string, load: LoadPrintPages): Promise<void> {
  if (printing) return;
  printing = true;
  const t = textsOf('print');
  const host = document.createElement('div');
  host.className = styles.host ?? '';
  host.inert = true;
  const root = createRoot(host);
  let withdrawRules = () => {};
  try {
    const pages = await load(path, { cached: true }).catch((error: unknown) => {
      // The page prints as it is. That its document did not come says no more; any other fault is reported.
      window.print();
      if (error instanceof ApiFailure) return null;
      throw error;
    });
    if (!pages) return;
    document.body.append(host);
    flushSync(() => root.render(pages.render({ group: GROUP, origin: linkOrigin() })));
    const note = t('asOf', { date: monthOf(new Date()) });
    await loaded(host);
    withdrawRules = applyPageRules(pageRules([{ name: GROUP, title: pages.title, note }], t('wordmark'), PRINT_FONT));
    // Some browsers return from print() before they have laid out the pages.
    const done = new Promise((resolve) => {
      window.addEventListener('afterprint', resolve, { once: true });
      setTimeout(resolve, CLOSED_MS);
    });
    window.print();
    await done;
  } finally {
    withdrawRules();
    root.unmount();
    host.remove();
    printing = false;
  }
}
