import type { DrivenWindow } from './web-driver.ts';

/** The sales account of the demo catalogue (README.md). */
export const PERSON = { email: 'vertrieb@vitrine.example', password: 'vitrine-demo-2026' };

/** Logs in on the first screen of a new home. */
export async function logIn(window: DrivenWindow): Promise<void> {
  await window.type('input[name=username]', PERSON.email);
  await window.type('input[name=password]', PERSON.password);
  await window.click('form button[type=submit]');
  await window.see('header');
}

/** Opens the settings by the menu of the page. */
export async function openSettings(window: DrivenWindow): Promise<void> {
  await window.press('Menü öffnen');
  await window.press('Einstellungen');
}
