import type { AdminText } from '@vitrine/content-model/languages.ts';
import type { PlaceKind, PlaceOutcome } from '@vitrine/content-model/publication-status/publication-status-contract.ts';

interface PlaceWords {
  name: string;
  none: string;
  add: (into: string) => string;
  /** Where one adds it by hand. */
  open: string;
}

/** Why a page was not put into its place; `unknown` when there was no answer. */
export type NotAdded = Exclude<PlaceOutcome, 'added'> | 'unknown';

interface Words {
  heading: string;
  waiting: string;
  waitingLong: string;
  shown: (time: string) => string;
  failed: string;
  absent: string;
  view: string;
  mend: (title: string) => string;
  notAdded: Record<NotAdded, string>;
  unknown: string;
  places: Record<PlaceKind, PlaceWords>;
}

export const PUBLICATION_STATUS_WORDS: Record<keyof AdminText, Words> = {
  de: {
    heading: 'In der App',
    waiting: 'Wird gerade übernommen …',
    waitingLong: 'Wird noch veröffentlicht. Das dauert länger als sonst; Ihre Änderung ist gespeichert.',
    shown: (time) => `In der App seit ${time}`,
    failed: 'Nicht veröffentlicht',
    absent: 'Auf keiner Seite der App.',
    view: 'In der App ansehen',
    mend: (title) => `${title} öffnen`,
    notAdded: {
      draft: 'Das ging nicht: Dort ist ein Entwurf noch nicht veröffentlicht. Bitte nehmen Sie die Seite dort von Hand auf.',
      gone: 'Das ging nicht: Der Platz dafür ist inzwischen weg. Bitte nehmen Sie die Seite von Hand auf.',
      unknown: 'Das ging nicht. Bitte versuchen Sie es noch einmal.',
    },
    unknown: 'Der Stand in der App lässt sich gerade nicht ermitteln.',
    places: {
      menu: { name: 'Menü', none: 'In keinem Menü.', add: (into) => `Ins Menü unter „${into}“ aufnehmen`, open: 'Menü öffnen' },
      overview: {
        name: 'Übersicht',
        none: 'In keiner Übersicht.',
        add: (into) => `In die Übersicht „${into}“ aufnehmen`,
        open: 'Übersichten öffnen',
      },
    },
  },
  en: {
    heading: 'In the app',
    waiting: 'Being applied …',
    waitingLong: 'Still being published. This takes longer than usual; your change is saved.',
    shown: (time) => `In the app since ${time}`,
    failed: 'Not published',
    absent: 'On no page of the app.',
    view: 'View in the app',
    mend: (title) => `Open ${title}`,
    notAdded: {
      draft: 'That was not possible: there is a draft that has not been published. Please add the page there by hand.',
      gone: 'That was not possible: the place for it is gone by now. Please add the page by hand.',
      unknown: 'That was not possible. Please try again.',
    },
    unknown: 'The status in the app is not available right now.',
    places: {
      menu: { name: 'Menu', none: 'In no menu.', add: (into) => `Add to the menu below “${into}”`, open: 'Open the menu' },
      overview: {
        name: 'Overview',
        none: 'In no overview.',
        add: (into) => `Add to the overview “${into}”`,
        open: 'Open the overviews',
      },
    },
  },
};
