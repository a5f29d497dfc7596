import type { Language } from '@vitrine/contract/sites.ts';
import type { DrivenWindow } from './web-driver.ts';
import { WORDS, type Words } from './words.ts';

/** The sales account of the demo catalogue (README.md). */
export const PERSON = { email: 'vertrieb@vitrine.example', password: 'vitrine-demo-2026' };

/** Chooses the language on the log-in screen, as a person does that reads another one. */
export async function chooseLanguage(window: DrivenWindow, language: Language): Promise<void> {
  await window.see('form select');
  await window.run(
    `const select = document.querySelector('form select');
     if (select.value === arguments[0]) return;
     select.value = arguments[0];
     select.dispatchEvent(new Event('change', { bubbles: true }));`,
    language,
  );
  await window.see(`html[lang=${language}]`);
}

/** Logs in on the first screen of a new home. */
export async function logIn(window: DrivenWindow, language: Language = 'de', person = PERSON): Promise<void> {
  await chooseLanguage(window, language);
  await window.type('input[name=username]', person.email);
  await window.type('input[name=password]', person.password);
  await window.click('form button[type=submit]');
  await window.see('header');
}

/** Opens the settings by the menu of the page. */
export async function openSettings(window: DrivenWindow, say: Words = WORDS.de): Promise<void> {
  await window.press(say.menu);
  await window.press(say.settings);
}
