import type { Page } from '@playwright/test';
import { type AdminLanguage, untilLive } from './admin.ts';
import { expect } from './fixtures.ts';
import { exactly, pressOn, typeInto } from './focus-walk.ts';

const WORDS = {
  de: { password: 'Passwort', logIn: 'Anmelden', code: 'Code der Authenticator-App', confirm: 'Bestätigen' },
  en: { password: 'Password', logIn: 'Log in', code: 'Code of the authenticator app', confirm: 'Confirm' },
} as const satisfies Record<AdminLanguage, object>;

/** Logs in on the page that asks for it, by keyboard alone. */
export async function enterPassword(page: Page, language: AdminLanguage, email: string, password: string): Promise<void> {
  const words = WORDS[language];
  await untilLive(page.getByRole('button', { name: words.logIn, exact: true }));
  await typeInto(page, /^E-?mail/i, email);
  await typeInto(page, exactly(words.password), password);
  await pressOn(page, exactly(words.logIn));
}

/** Enters a code of the second step, or of the app that is being set up, by keyboard alone. */
export async function enterCode(page: Page, language: AdminLanguage, code: string): Promise<void> {
  const words = WORDS[language];
  await expect(page.getByLabel(words.code)).toBeVisible();
  // At first the focus is on the title of the step, after a refusal in the field.
  await expect(page.locator('form :focus')).toHaveCount(1);
  await typeInto(page, exactly(words.code), code);
  await pressOn(page, exactly(words.confirm));
}
