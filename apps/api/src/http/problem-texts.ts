import type { ACCOUNT_FIELD_ERRORS } from '@vitrine/contract/account-errors.ts';
import type { FIELD_ERRORS } from '@vitrine/contract/errors.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import { germanAccountFieldTexts } from '@vitrine/contract/validation-texts/account-fields-de.ts';
import { englishAccountFieldTexts } from '@vitrine/contract/validation-texts/account-fields-en.ts';
import { germanFieldTexts } from '@vitrine/contract/validation-texts/fields-de.ts';
import { englishFieldTexts } from '@vitrine/contract/validation-texts/fields-en.ts';
import type { ProblemCode } from './problem.ts';

type FieldCode = (typeof FIELD_ERRORS)[number] | (typeof ACCOUNT_FIELD_ERRORS)[number] | 'unknownField' | 'noValidValue';

/** `detail` of an API error: a sentence for people. */
export const PROBLEM_TEXTS: Record<Language, Record<ProblemCode | FieldCode, string>> = {
  de: {
    badRequest: 'Die Anfrage ist nicht lesbar.',
    unknownSite: 'Diese Sprache gibt es nicht. Möglich sind: de, en.',
    unknownFilter: 'Nach diesem Feld lässt sich nicht suchen.',
    unknownMediaFilter: 'Diesen Filter gibt es nicht.',
    filterNeeded: 'Ohne diesen Filter lässt sich hier nicht suchen.',
    notLoggedIn: 'Bitte melden Sie sich an.',
    noRefreshToken: 'Es fehlt der Schlüssel, der die Anmeldung verlängert. Bitte melden Sie sich an.',
    sessionEnded: 'Ihre Anmeldung ist beendet. Bitte melden Sie sich neu an.',
    loginFailed:
      'E-Mail-Adresse oder Passwort ist nicht richtig. Gerade erst registriert? Dann öffnen Sie zuerst den Link in unserer E-Mail.',
    accountAsked:
      'Wir haben Ihnen zu Ihrem Konto eine Frage gemailt. Wenn Sie sie schon beantwortet haben, hören Sie von uns, sobald es geprüft ist.',
    accountPending: 'Ihr Konto ist noch nicht freigeschaltet. Sie erhalten eine Nachricht, sobald es geprüft ist.',
    accountDeclined: 'Ihr Konto wurde nicht freigeschaltet. Bitte wenden Sie sich an Ihren Ansprechpartner.',
    accountBlocked: 'Ihr Konto ist gesperrt. Bitte wenden Sie sich an Ihren Ansprechpartner.',
    foreignOrigin: 'Diese Anfrage kommt von einer fremden Seite und wird nicht angenommen.',
    notFound: 'Unter dieser Adresse gibt es nichts.',
    noInstaller: 'Für dieses Betriebssystem gibt es noch kein Programm.',
    appTooOld: 'Diese Version des Programms wird nicht mehr unterstützt. Bitte laden Sie die neue.',
    methodNotAllowed: 'Diese Adresse nimmt eine solche Anfrage nicht an.',
    releaseGone: 'Dieser Stand des Katalogs ist nicht mehr verfügbar.',
    tooLarge: 'Die Anfrage ist zu groß.',
    mediaType: 'Dieses Format wird nicht angenommen.',
    rangeNotSatisfiable: 'Diesen Teil der Datei gibt es nicht.',
    unprocessable: 'Bitte prüfen Sie Ihre Angaben.',
    idempotencyKeyInvalid: 'Der Schlüssel der Anfrage besteht aus 1 bis 200 druckbaren Zeichen.',
    idempotencyKeyReused: 'Unter diesem Schlüssel liegt bereits eine andere Anfrage vor.',
    tooManyRequests: 'Das waren zu viele Anfragen in kurzer Zeit. Bitte versuchen Sie es gleich noch einmal.',
    tooManyPagesOrdered:
      'Innerhalb der letzten Stunde wurden sehr viele Druckseiten bestellt. Bitte versuchen Sie es später noch einmal.',
    adminBusy: 'Sie laden gerade sehr viele Seiten auf einmal. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    uploadsBusy: 'Gerade werden sehr viele Dateien hochgeladen. Bitte versuchen Sie es in einigen Minuten noch einmal.',
    busy: 'Gerade melden sich sehr viele Personen an. Bitte versuchen Sie es in einigen Sekunden noch einmal.',
    internal: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal.',
    unavailable: 'Der Dienst ist gerade nicht erreichbar. Bitte versuchen Sie es gleich noch einmal.',
    storageFull:
      'Der Speicherplatz ist voll: Es kann gerade nichts gespeichert werden. Bitte versuchen Sie es später noch einmal.',
    ...germanFieldTexts,
    ...germanAccountFieldTexts,
    unknownField: 'Dieses Feld gibt es nicht.',
    noValidValue: 'Diese Angabe ist nicht möglich.',
  },
  en: {
    badRequest: 'The request cannot be read.',
    unknownSite: 'There is no such language. Choose one of: de, en.',
    unknownFilter: 'This field cannot be searched by.',
    unknownMediaFilter: 'There is no such filter.',
    filterNeeded: 'Nothing can be searched here without this filter.',
    notLoggedIn: 'Please log in.',
    noRefreshToken: 'The token that renews your session is missing. Please log in.',
    sessionEnded: 'Your session has ended. Please log in again.',
    loginFailed: 'The email address or password is not correct. Just registered? Then open the link in our email first.',
    accountAsked:
      'We have emailed you a question about your account. If you have answered it, you will hear from us once your account has been checked.',
    accountPending: 'Your account has not been activated yet. You will hear from us once it has been checked.',
    accountDeclined: 'Your account was not activated. Please get in touch with your contact.',
    accountBlocked: 'Your account is blocked. Please get in touch with your contact.',
    foreignOrigin: 'This request comes from a page of another origin and is not accepted.',
    notFound: 'There is nothing at this address.',
    noInstaller: 'There is no program for this operating system yet.',
    appTooOld: 'This version of the program is no longer supported. Please download the new one.',
    methodNotAllowed: 'This address does not take such a request.',
    releaseGone: 'This release of the catalogue is no longer available.',
    tooLarge: 'The request is too large.',
    mediaType: 'This format is not accepted.',
    rangeNotSatisfiable: 'The file has no such part.',
    unprocessable: 'Please check your entries.',
    idempotencyKeyInvalid: 'The key of a request is 1 to 200 printable characters.',
    idempotencyKeyReused: 'Another request has already been made under this key.',
    tooManyRequests: 'That was too many requests in a short time. Please try again in a moment.',
    tooManyPagesOrdered: 'A great many printed pages were ordered within the last hour. Please try again later.',
    adminBusy: 'You are loading a lot of pages at once. Please try again in a few seconds.',
    uploadsBusy: 'A great many files are being uploaded at the moment. Please try again in a few minutes.',
    busy: 'A lot of people are logging in at the moment. Please try again in a few seconds.',
    internal: 'Something went wrong. Please try again.',
    unavailable: 'The service cannot be reached at the moment. Please try again shortly.',
    storageFull: 'The storage is full: nothing can be saved at the moment. Please try again later.',
    ...englishFieldTexts,
    ...englishAccountFieldTexts,
    unknownField: 'There is no such field.',
    noValidValue: 'This entry is not possible.',
  },
};

const isText = (code: string): code is ProblemCode | FieldCode => Object.hasOwn(PROBLEM_TEXTS.de, code);

/** The sentence for a code, or undefined for a code that has none. */
export function problemText(language: Language, code: string): string | undefined {
  return isText(code) ? PROBLEM_TEXTS[language][code] : undefined;
}
