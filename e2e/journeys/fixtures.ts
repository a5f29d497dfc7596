import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test as base, type Page } from '@playwright/test';
import PostalMime, { type Email } from 'postal-mime';
import { accounts as germanAccounts } from '../../apps/web/src/i18n/de/accounts.ts';
import { comparison as germanComparison } from '../../apps/web/src/i18n/de/comparison.ts';
import { desktop as germanDesktop } from '../../apps/web/src/i18n/de/desktop.ts';
import { documents as germanDocuments } from '../../apps/web/src/i18n/de/documents.ts';
import { fields as germanFields } from '../../apps/web/src/i18n/de/fields.ts';
import { lines as germanLines } from '../../apps/web/src/i18n/de/lines.ts';
import { locations as germanLocations } from '../../apps/web/src/i18n/de/locations.ts';
import { login as germanLogin } from '../../apps/web/src/i18n/de/login.ts';
import { media as germanMedia } from '../../apps/web/src/i18n/de/media.ts';
import { outputs as germanOutputs } from '../../apps/web/src/i18n/de/outputs.ts';
import { password as germanPassword } from '../../apps/web/src/i18n/de/password.ts';
import { print as germanPrint } from '../../apps/web/src/i18n/de/print.ts';
import { profile as germanProfile } from '../../apps/web/src/i18n/de/profile.ts';
import { registration as germanRegistration } from '../../apps/web/src/i18n/de/registration.ts';
import { search as germanSearch } from '../../apps/web/src/i18n/de/search.ts';
import { staticProduct as germanStaticProduct } from '../../apps/web/src/i18n/de/static-product.ts';
import { turning as germanTurning } from '../../apps/web/src/i18n/de/turning.ts';
import type { Catalogue } from '../../apps/web/src/i18n/de.ts';
import { catalogue as german } from '../../apps/web/src/i18n/de.ts';
import { accounts as englishAccounts } from '../../apps/web/src/i18n/en/accounts.ts';
import { comparison as englishComparison } from '../../apps/web/src/i18n/en/comparison.ts';
import { desktop as englishDesktop } from '../../apps/web/src/i18n/en/desktop.ts';
import { documents as englishDocuments } from '../../apps/web/src/i18n/en/documents.ts';
import { fields as englishFields } from '../../apps/web/src/i18n/en/fields.ts';
import { lines as englishLines } from '../../apps/web/src/i18n/en/lines.ts';
import { locations as englishLocations } from '../../apps/web/src/i18n/en/locations.ts';
import { login as englishLogin } from '../../apps/web/src/i18n/en/login.ts';
import { media as englishMedia } from '../../apps/web/src/i18n/en/media.ts';
import { outputs as englishOutputs } from '../../apps/web/src/i18n/en/outputs.ts';
import { password as englishPassword } from '../../apps/web/src/i18n/en/password.ts';
import { print as englishPrint } from '../../apps/web/src/i18n/en/print.ts';
import { profile as englishProfile } from '../../apps/web/src/i18n/en/profile.ts';
import { registration as englishRegistration } from '../../apps/web/src/i18n/en/registration.ts';
import { search as englishSearch } from '../../apps/web/src/i18n/en/search.ts';
import { staticProduct as englishStaticProduct } from '../../apps/web/src/i18n/en/static-product.ts';
import { turning as englishTurning } from '../../apps/web/src/i18n/en/turning.ts';
import { catalogue as firstEnglish } from '../../apps/web/src/i18n/en.ts';
import type { Texts } from '../../apps/web/src/i18n/texts.ts';
import { ownNetwork } from './own-network.ts';
import { sharedToken, storeSession } from './session.ts';
import { expectSound } from './sound.ts';

export const SALES = { email: 'vertrieb@vitrine.example', password: 'vitrine-demo-2026' };
export const STAFF = { email: 'admin@vitrine.example', password: 'vitrine-demo-2026' };

type Language = 'de' | 'en';

/** Text as a reader gets it: soft hyphens are not letters. */
export const plain = (text: string) => text.replaceAll('\u00ad', '');

/** The same with each blank an ordinary one: what is set with no-break spaces reads as it was typed. */
export const flat = (text: string | null) => plain(text ?? '').replace(/\s+/g, ' ');

/** An accessible name may hold soft hyphens anywhere: a pattern that allows them. */
export const named = (text: string) =>
  new RegExp(
    [...plain(text)].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(' ', '[ \u00a0]')).join('\u00ad?'),
  );

const TEXTS: Record<Language, Texts<Catalogue>> = {
  de: {
    ...german,
    accounts: germanAccounts,
    comparison: germanComparison,
    desktop: germanDesktop,
    documents: germanDocuments,
    fields: germanFields,
    lines: germanLines,
    locations: germanLocations,
    login: germanLogin,
    media: germanMedia,
    outputs: germanOutputs,
    password: germanPassword,
    print: germanPrint,
    profile: germanProfile,
    registration: germanRegistration,
    search: germanSearch,
    staticProduct: germanStaticProduct,
    turning: germanTurning,
  },
  en: {
    ...firstEnglish,
    accounts: englishAccounts,
    comparison: englishComparison,
    desktop: englishDesktop,
    documents: englishDocuments,
    fields: englishFields,
    lines: englishLines,
    locations: englishLocations,
    login: englishLogin,
    media: englishMedia,
    outputs: englishOutputs,
    password: englishPassword,
    print: englishPrint,
    profile: englishProfile,
    registration: englishRegistration,
    search: englishSearch,
    staticProduct: englishStaticProduct,
    turning: englishTurning,
  },
};

export const english = TEXTS.en;

interface Fixtures {
  language: Language;
  phone: boolean;
  /** Where the app is, without a slash at the end. */
  origin: string;
  texts: Texts<Catalogue>;
  /** Texts of the language that a journey changes to. */
  otherTexts: Texts<Catalogue>;
  /** The page shows nothing that breaks what every page has to keep (sound.ts); failures name it by this and the project. */
  expectSoundScreen: (name: string) => Promise<void>;
  /** A page of somebody without an account, in the language of the project and from a network of its own. */
  visitorPage: Page;
  /** A page of a sales person who is logged in; go to where the test begins. */
  salesPage: Page;
}

export const test = base.extend<Fixtures>({
  language: async ({ locale }, use) => use(locale?.startsWith('en') ? 'en' : 'de'),
  phone: async ({ viewport }, use) => use((viewport?.width ?? 1440) < 768),
  origin: async ({ baseURL }, use) => use(baseURL ?? ''),
  texts: async ({ language }, use) => use(TEXTS[language]),
  otherTexts: async ({ language }, use) => use(TEXTS[language === 'de' ? 'en' : 'de']),
  expectSoundScreen: async ({ page, language }, use, info) =>
    use((name) => expectSound(page, language, `${name}-${info.project.name}`)),
  visitorPage: async ({ page, language }, use) => {
    await page.setExtraHTTPHeaders(ownNetwork());
    await page.addInitScript((l) => {
      if (!localStorage.getItem('base')) localStorage.setItem('base', JSON.stringify({ state: { language: l }, version: 1 }));
    }, language);
    await use(page);
  },
  salesPage: async ({ page, language, origin }, use) => {
    await storeSession(page, language, await sharedToken(origin, SALES));
    await use(page);
  },
});

const mailFolder = () => join(process.env.VITRINE_DATA ?? '', 'mail');

/** A mail never changes: each is read once, though tests look into the folder again and again. */
const read = new Map<string, Promise<Email>>();
const readMail = (name: string) => {
  const mail = read.get(name) ?? readFile(join(mailFolder(), name)).then((source) => PostalMime.parse(source));
  read.set(name, mail);
  return mail;
};

/** Every mail that the catcher kept for a recipient. */
export async function mailsTo(address: string): Promise<Email[]> {
  const names = await readdir(mailFolder()).catch(() => []);
  const mails = await Promise.all(names.filter((name) => name.endsWith('.eml')).map(readMail));
  return mails.filter((mail) => mail.to?.some((to) => to.address === address));
}

export { expect } from '@playwright/test';
