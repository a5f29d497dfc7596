import * as titles from '@vitrine/contract/errors.ts';
import { germanFieldTexts } from '@vitrine/contract/validation-texts/fields-de.ts';
import { englishFieldTexts } from '@vitrine/contract/validation-texts/fields-en.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Catalogue } from './de.ts';
import { LATER } from './i18n.ts';
import type { Texts } from './texts.ts';

type Shown = Pick<Texts<Catalogue>, 'accounts' | 'desktop' | 'login' | 'registration' | 'staticProduct'>;
const shown: { de?: Shown; en?: Shown } = {};

beforeAll(async () => {
  for (const language of ['de', 'en'] as const) {
    const [accounts, desktop, login, registration, staticProduct] = await Promise.all([
      LATER.accounts[language](),
      LATER.desktop[language](),
      LATER.login[language](),
      LATER.registration[language](),
      LATER.staticProduct[language](),
    ]);
    shown[language] = { ...accounts, ...desktop, ...login, ...registration, ...staticProduct };
  }
});

test.each([
  ['No refresh token', titles.ERROR_NO_REFRESH_TOKEN],
  ['User not logged in', titles.ERROR_NOT_LOGGED_IN],
  ['Unauthorized', titles.ERROR_UNAUTHORIZED],
  ['Unprocessable Entity Error', titles.ERROR_UNPROCESSABLE],
  ['Error fetching data', titles.ERROR_FETCHING],
])('the API calls an error "%s", as shell.md 8 does', (name, title) => {
  expect(title).toBe(name);
});

/** Every text of shell.md 5 and 8 that a person reads: what it is, where it is, and its words. */
const TABLE: readonly [what: string, of: (texts: Shown) => string, german: string, english: string][] = [
  ['registration failed', (t) => t.registration.error.title, 'Registrierung fehlgeschlagen', 'Registration failed'],
  [
    'registration failed, sentence',
    (t) => t.registration.error.lead,
    'Bei Ihrer Registrierung ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    'An error occurred during your registration process. Please try again.',
  ],
  [
    'default',
    (t) => t.desktop.error.default,
    'Der Offline-Modus ließ sich nicht einschalten. Bitte versuchen Sie es erneut. Hilft das nicht, wenden Sie sich an das App-Team.',
    'Offline mode could not be enabled. Please try again. If that does not help, contact the app team.',
  ],
  [
    'dataObjectFailed',
    (t) => t.desktop.error.dataObjectFailed,
    'Beim Laden der Inhalte ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    'An error occurred while downloading the contents. Please try again.',
  ],
  [
    'imageFailed',
    (t) => t.desktop.error.imageFailed,
    'Beim Laden der Bilder ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    'An error occurred while downloading the pictures. Please try again.',
  ],
  [
    'renderingFailed',
    (t) => t.desktop.error.renderingFailed,
    'Beim Laden der Renderings ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    'An error occurred while downloading the renderings. Please try again.',
  ],
  [
    'webrotate360Failed',
    (t) => t.desktop.error.webrotate360Failed,
    'Beim Laden der 360°-Ansichten ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    'An error occurred while downloading the 360° views. Please try again.',
  ],
  [
    'videoFailed',
    (t) => t.desktop.error.videoFailed,
    'Beim Laden der Videos ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    'An error occurred while downloading the videos. Please try again.',
  ],
  [
    'pdfFailed',
    (t) => t.desktop.error.pdfFailed,
    'Beim Laden der PDF-Dokumente ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    'An error occurred while downloading the PDF documents. Please try again.',
  ],
  [
    'internet',
    (t) => t.desktop.error.internet,
    'Die Internetverbindung ist unterbrochen. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.',
    'The internet connection was interrupted. Please check your connection and try again.',
  ],
  [
    'label of dataObjectFailed',
    (t) => t.desktop.error.labels.dataObjectFailed,
    'Fehler beim Laden der Daten',
    'Error Downloading Data',
  ],
  ['label of internet', (t) => t.desktop.error.labels.internet, 'Fehler der Internetverbindung', 'Internet Connection Error'],
  ['try again', (t) => t.desktop.error.retry, 'Erneut versuchen', 'Try again'],
  ['stay online', (t) => t.desktop.error.stay, 'Online bleiben', 'Stay online'],
  [
    'PDF in offline mode',
    (t) => t.staticProduct.failure.offline,
    'PDF-Dokumente sind im Offline-Modus nicht verfügbar.',
    'PDF documents are not available in offline mode.',
  ],
  [
    'PDF that did not load',
    (t) => t.staticProduct.failure.copy,
    'Beim Laden des PDF-Dokuments ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    'An Error occurred while loading the PDF document. Please try again.',
  ],
  [
    'forced log-out',
    (t) => t.desktop.notices.forcedLogout,
    'Sie waren 30 Tage offline und wurden abgemeldet. Bitte melden Sie sich wieder an.',
    'You were offline for 30 days and have been logged out. Please log in again.',
  ],
  [
    'old version',
    (t) => t.desktop.notices.oldVersion,
    'Diese Version der App ist zu alt für den Dienst.',
    'This version of the app is too old for the service.',
  ],
  ['update pending', (t) => t.desktop.notices.update.ready, 'Version {{version}} ist bereit.', 'Version {{version}} is ready.'],
  [
    'offline mode during an update',
    (t) => t.desktop.notices.updatePending,
    'Der Offline-Modus ist während eines Updates nicht verfügbar.',
    'Offline mode is not available during an update.',
  ],
];

describe.each(['de', 'en'] as const)('in %s', (language) => {
  test.each(TABLE)('%s has its text', (_, of, german, english) => {
    const texts = shown[language];
    if (!texts) throw new Error('the texts are loaded');
    expect(of(texts).replaceAll('\u00ad', '')).toBe(language === 'de' ? german : english);
  });
});

test('an empty field and a wrong address are named in the words of shell.md 5', () => {
  expect(germanFieldTexts.fieldCannotBeEmpty).toBe('Bitte füllen Sie dieses Feld aus.');
  expect(englishFieldTexts.fieldCannotBeEmpty).toBe('Please complete this field.');
  expect(germanFieldTexts.noValidEmail).toMatch(/gültige E-Mail-Adresse/);
  expect(englishFieldTexts.noValidEmail).toMatch(/valid email address/);
});
