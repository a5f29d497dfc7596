import { NEWS_AUDIENCES, type NewsAudience, NOTIFICATION_ICONS } from '@vitrine/contract/notifications.ts';
import { PAGES } from '@vitrine/contract/pages.ts';
import type { CollectionConfig, DateField, DateFieldValidation, TextFieldSingleValidation } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { validateLinkAddress } from '../fields/link-address.ts';
import { kindOf, PAGE_COLLECTIONS } from '../fields/page-collections.ts';
import { textField } from '../fields/texts.ts';
import { VERSIONED } from '../fields/versions.ts';
import type { AdminText } from '../languages.ts';
import { message } from '../messages.ts';
import { GROUP_PAGES } from './groups.ts';

const ICON_LABELS: Record<(typeof NOTIFICATION_ICONS)[number], AdminText> = {
  add: { de: 'Neu', en: 'New' },
  check: { de: 'Erledigt', en: 'Done' },
  document: { de: 'Dokument', en: 'Document' },
  error: { de: 'Achtung', en: 'Attention' },
  sent: { de: 'Versendet', en: 'Sent' },
  update: { de: 'Aktualisierung', en: 'Update' },
  'wifi-off': { de: 'Keine Internetverbindung', en: 'No internet connection' },
  'wifi-on': { de: 'Internetverbindung', en: 'Internet connection' },
};

const AUDIENCE_LABELS: Record<NewsAudience, AdminText> = {
  all: { de: 'Alle', en: 'Everybody' },
  customer: { de: 'Kunden', en: 'Customers' },
  sales: { de: 'Vertrieb', en: 'Sales' },
};
const LANGUAGE_LABELS = {
  all: { de: 'Deutsch und Englisch', en: 'German and English' },
  de: { de: 'nur Deutsch', en: 'German only' },
  en: { de: 'nur Englisch', en: 'English only' },
};

/** Letters, digits and hyphens: the app compares it and never shows it. */
const KEY = /^[a-z0-9-]{1,60}$/;

const validateTopic: TextFieldSingleValidation = (value, { req }) => !value || KEY.test(value) || message(req, 'topicFormat');

const timeField = (name: 'begins' | 'ends', label: AdminText, validate?: DateFieldValidation): DateField => ({
  name,
  type: 'date',
  label,
  ...(validate && { validate }),
  admin: { width: '50%', date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm' } },
});

/** An end that comes before the beginning would hide the notification for ever. */
const endsLater: DateFieldValidation = (value, { req, siblingData }) => {
  const { begins }: { begins?: unknown } = siblingData;
  if (!value || !begins) return true;
  return Date.parse(String(value)) > Date.parse(String(begins)) || message(req, 'endsTooEarly');
};

/** One sentence of at most 90 letters and one link (look.md, "Notification"). */
const TEXT_MAX = 90;

/** News that each person who is logged in gets once (`notifications/unseen`). */
export const notifications: CollectionConfig = {
  slug: 'notifications',
  labels: { singular: { de: 'Meldung', en: 'Notification' }, plural: { de: 'Meldungen', en: 'Notifications' } },
  access: contentAccess,
  versions: VERSIONED,
  orderable: true,
  admin: {
    group: GROUP_PAGES,
    useAsTitle: 'text',
    defaultColumns: ['text', 'icon', 'entry', '_status', 'updatedAt'],
    description: {
      de: 'Wer angemeldet ist, sieht eine Meldung einmal. Wird sie nicht mehr veröffentlicht, bekommt sie auch nicht mehr, wer sie noch nicht gesehen hat.',
      en: 'Each person who is logged in sees a notification once. When it is unpublished, people who have not seen it yet do not get it any more.',
    },
  },
  fields: [
    textField('text', { de: 'Satz', en: 'Sentence' }, { required: true, maxLength: TEXT_MAX }),
    {
      type: 'row',
      fields: [
        {
          name: 'icon',
          type: 'select',
          required: true,
          defaultValue: 'add',
          label: { de: 'Zeichen', en: 'Icon' },
          options: NOTIFICATION_ICONS.map((value) => ({ value, label: ICON_LABELS[value] })),
          admin: { width: '50%', isClearable: false },
        },
        {
          name: 'style',
          type: 'select',
          required: true,
          defaultValue: 'default',
          label: { de: 'Dringlichkeit', en: 'Urgency' },
          options: [
            { value: 'default', label: { de: 'Hinweis: verschwindet von selbst', en: 'Note: disappears by itself' } },
            { value: 'error', label: { de: 'Wichtig: bleibt, bis man sie schließt', en: 'Important: stays until it is closed' } },
          ],
          admin: { width: '50%', isClearable: false },
        },
      ],
    },
    {
      name: 'entry',
      type: 'relationship',
      // The kinds that the specification gives a link of a notification (shell.md 3).
      relationTo: PAGE_COLLECTIONS.filter((collection) => PAGES[kindOf(collection)].sectionType !== null),
      label: { de: 'Führt zur Seite', en: 'Leads to the page' },
    },
    textField(
      'actionText',
      { de: 'Worte des Links', en: 'Words of the link' },
      {
        maxLength: 40,
        description: { de: 'Ohne sie hat die Meldung keinen Link.', en: 'Without them the notification has no link.' },
      },
    ),
    {
      name: 'action',
      type: 'text',
      label: { de: 'Führt zu einer Adresse', en: 'Leads to an address' },
      maxLength: 500,
      validate: validateLinkAddress,
      admin: {
        description: {
          de: 'Statt der Seite oben: ein Pfad der Anwendung („/finder“) oder eine Adresse mit https://.',
          en: 'In place of the page above: a path of the app (“/finder”) or an address with https://.',
        },
      },
    },
    {
      type: 'row',
      fields: [
        {
          name: 'audience',
          type: 'select',
          defaultValue: 'all',
          label: { de: 'Für wen', en: 'For whom' },
          options: NEWS_AUDIENCES.map((value) => ({ value, label: AUDIENCE_LABELS[value] })),
          admin: { width: '50%', isClearable: false },
        },
        {
          name: 'language',
          type: 'select',
          defaultValue: 'all',
          label: { de: 'In welcher Sprache', en: 'In which language' },
          options: (['all', 'de', 'en'] as const).map((value) => ({ value, label: LANGUAGE_LABELS[value] })),
          admin: { width: '50%', isClearable: false },
        },
      ],
    },
    {
      type: 'row',
      fields: [
        timeField('begins', { de: 'Erscheint ab', en: 'Appears from' }),
        timeField('ends', { de: 'Erscheint bis', en: 'Appears until' }, endsLater),
      ],
    },
    {
      name: 'deleteOnClose',
      type: 'checkbox',
      defaultValue: false,
      label: { de: 'Bleibt, bis man sie schließt', en: 'Stays until it is closed' },
      admin: {
        description: {
          de: 'Erst dann gilt sie als gesehen; wer sie nicht schließt, bekommt sie beim nächsten Besuch wieder.',
          en: 'Only then does it count as seen; a person who does not close it gets it again at the next visit.',
        },
      },
    },
    {
      name: 'singleNotificationKey',
      type: 'text',
      label: { de: 'Thema', en: 'Topic' },
      maxLength: 60,
      validate: validateTopic,
      admin: {
        description: {
          de: 'Von Meldungen mit demselben Thema ist nur die neueste zu sehen, zum Beispiel „messe-2027“.',
          en: 'Of notifications with the same topic only the newest is on show, for example “fair-2027”.',
        },
      },
    },
  ],
};
