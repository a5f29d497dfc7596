import type { GroupField } from 'payload';

/**
 * What a picture shows, for people who do not see it. Both languages stand side by side and both are required:
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
