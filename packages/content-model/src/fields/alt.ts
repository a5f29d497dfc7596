import type { Language } from '@vitrine/contract/sites.ts';
import type { GroupField, TextField } from 'payload';
import type { AdminText } from '../languages.ts';

/**
 * What a picture shows, for people who do not see it. Both languages are side by side and both are required:
 * as a localised field the English one would be forgotten, since a form shows one language at a time.
 */
export const altField: GroupField = {
  name: 'alt',
  type: 'group',
  label: { de: 'Bildbeschreibung', en: 'Description' },
  admin: {
    description: {
      de: 'Was ist zu sehen? Ein Satz für Menschen, die das Bild nicht sehen; er wird vorgelesen. Nicht mit „Bild von“ beginnen.',
      en: 'What is to be seen? One sentence for people who do not see the picture; it is read aloud. Do not begin with “picture of”.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'de',
          type: 'text',
          label: { de: 'Deutsch', en: 'German' },
          required: true,
          maxLength: 300,
          admin: { width: '50%' },
        },
        {
          name: 'en',
          type: 'text',
          label: { de: 'Englisch', en: 'English' },
          required: true,
          maxLength: 300,
          admin: { width: '50%' },
        },
      ],
    },
  ],
};

const altText = (language: Language, label: AdminText): TextField => ({
  name: language === 'de' ? 'altGerman' : 'altEnglish',
  type: 'text',
  label,
  virtual: true,
  admin: { condition: () => false, disableBulkEdit: true },
  hooks: { afterRead: [({ siblingData }) => siblingData.alt?.[language]] },
});

/**
 * The descriptions once more, as columns of lists. Those of `alt` itself offer to sort by them, which Payload cannot
 * (find-by-description.ts).
 */
export const altTextFields: TextField[] = [
  altText('de', { de: 'Bildbeschreibung (Deutsch)', en: 'Description (German)' }),
  altText('en', { de: 'Bildbeschreibung (Englisch)', en: 'Description (English)' }),
];
