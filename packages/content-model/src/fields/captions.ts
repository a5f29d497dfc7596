import { readWebVtt } from '@vitrine/contract/web-vtt.ts';
import type { GroupField, TextareaField, TextareaFieldValidation } from 'payload';
import { textarea } from 'payload/shared';
import type { AdminText } from '../languages.ts';
import { message } from '../messages.ts';

const isWebVtt: TextareaFieldValidation = (value, options) => {
  if (value && readWebVtt(value) === null) return message(options.req, 'captionsFormat');
  return textarea(value, options);
};

const captions = (name: 'de' | 'en', label: AdminText): TextareaField => ({
  name,
  type: 'textarea',
  label,
  maxLength: 20_000,
  validate: isWebVtt,
  admin: { rows: 8, width: '50%' },
});

/** What is said or heard in a video, in both languages beside each other: readers of either may choose the other. */
export const captionsField: GroupField = {
  name: 'captions',
  type: 'group',
  label: { de: 'Untertitel', en: 'Captions' },
  admin: {
    description: {
      de: 'Der Inhalt einer WebVTT-Datei (.vtt). Nötig, sobald im Video gesprochen wird; leer lassen, wenn nichts zu hören ist, was man wissen muss.',
      en: 'The content of a WebVTT file (.vtt). Needed as soon as somebody speaks in the video; leave empty where there is nothing to hear that one has to know.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [captions('de', { de: 'Deutsch', en: 'German' }), captions('en', { de: 'Englisch', en: 'English' })],
    },
  ],
};
