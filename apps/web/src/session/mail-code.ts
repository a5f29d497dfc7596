import { codeKey } from '../early-load/mail-code.ts';
import { platform } from '../platform.ts';

export type MailPage = 'registration-confirmation' | 'forgot-password';

/** Where session storage is blocked the code lives as long as the page. */
const inMemory = new Map<MailPage, string>();

/** Keeps the code of a mailed link for its page, so that the address need not hold it. */
export function keepMailCode(page: MailPage, code: string): void {
  inMemory.set(page, code);
  try {
    platform.session.write(codeKey(page), code);
  } catch {
    // A reload will not find it: the link in the mail opens the page again.
  }
}

/** The code that a page was opened with; null if there is none. */
export function mailCode(page: MailPage): string | null {
  try {
    return platform.session.read(codeKey(page)) ?? inMemory.get(page) ?? null;
  } catch {
    return inMemory.get(page) ?? null;
  }
}

/** Forgets a code that was used. */
export function forgetMailCode(page: MailPage): void {
  inMemory.delete(page);
  try {
    platform.session.remove(codeKey(page));
  } catch {
    // Nothing was kept.
  }
}
