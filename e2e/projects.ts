import { DESK, PHONE } from './browser.ts';

export const DESK_DE = { ...DESK, locale: 'de-DE' } as const;
export const DESK_EN = { ...DESK, locale: 'en-GB' } as const;
export const PHONE_DE = { ...PHONE, locale: 'de-DE' } as const;
export const PHONE_EN = { ...PHONE, locale: 'en-GB' } as const;

/** These hold a time (two seconds from an edit, or what the server knows, to the page), kill what others need, change the menu, or tell everybody news. */
export const ALONE = /(editor|channel|worker-killed|upload-killed|publish-killed|new-machine|news)\.spec\.ts/;

/** What fingers or the layout of a phone do otherwise than a desk: `npm test` runs it on both. */
export const ON_BOTH =
  /(main-job|pages|menu|product-(page|line|overview|bar)|applications|turntable|rotator|viewer|locations(-list|-offline)?|media-library|\/search|compare(-withdrawn)?|document-overview)\.spec\.ts/;

/** Paths and forms of an account, and what a document asks: `npm test` runs each on one of the pair, `npm run test:long` on the other. */
export const ON_DESK_ONLY = /(registration-form|password|outbox)\.spec\.ts/;
export const ON_PHONE_ONLY = /(registration(-country)?|password-form|\/login|profile|document-form)\.spec\.ts/;

/** These run in English on a desk too, where the words that are sought or the links that are followed differ. */
export const WITH_WORDS = /(main-job|keyboard|account-keyboard|links)\.spec\.ts/;
/** German words are the longest: screens with messages, and what lies over them, have to fit a phone. */
export const LONG_WORDS = /(main-job|pages)\.spec\.ts/;
