import type { Page } from '@playwright/test';
import type { Receiver } from '@vitrine/contract/documents.ts';

/** Machines of the demo by path, as the document calls them. */
const TITLES = {
  '/product/ww-200': 'Winkelwolf WW\u00a0200',
  '/product/k-330': 'Kutter K\u00a0330',
  '/product/wm-600': 'Mischwolf WM\u00a0600',
} as const;
export type Machine = keyof typeof TITLES;
export const MACHINES: readonly Machine[] = ['/product/ww-200', '/product/k-330', '/product/wm-600'];

const NOBODY: Receiver = { gender: 'male', firstName: '', lastName: '', company: '', email: '', message: '' };

/** A recipient as a person would type one. */
export const recipient = (email: string): Receiver => ({
  gender: 'female',
  firstName: 'Karin',
  lastName: 'Petersen',
  company: 'Fleischwerk Niederaue',
  email,
  message: 'Wie besprochen.',
});

/** Puts a draft where the app keeps it, as if these pages had been added and this recipient typed; it is the next user's. */
export async function storeDraft(
  page: Page,
  machines: readonly Machine[],
  receiver: Receiver = NOBODY,
  recentRecipients: readonly Omit<Receiver, 'message'>[] = [],
) {
  const titles = machines.map((path) => ({ path, title: TITLES[path] }));
  await storePages(page, titles, receiver, recentRecipients);
}

/** The same of any pages. */
export async function storePages(
  page: Page,
  pages: readonly { path: string; title: string }[],
  receiver: Receiver = NOBODY,
  recentRecipients: readonly Omit<Receiver, 'message'>[] = [],
) {
  const documents = pages.map(({ path, title }) => ({ id: path, tableOfContentsTitle: title, urlPath: path, type: 'pdf' }));
  const state = { documents, receiver, sendings: [], recentRecipients };
  await page.evaluate((area) => localStorage.setItem('documents', area), JSON.stringify({ state, version: 1 }));
}
