import type { Tab } from 'payload';
import { technicalDataTableField } from '../fields/technical-data-field.ts';
import { copyField } from '../fields/texts.ts';

export const productTechnicalTab: Tab = {
  label: { de: 'Technik', en: 'Technical data' },
  fields: [
    technicalDataTableField,
    {
      name: 'technicalDataProducts',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      label: { de: 'Weitere Maschinen der Spalten', en: 'Other machines of the columns' },
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: {
        description: {
          de: 'Was diese Maschinen in ihrer eigenen Tabelle unter gleicher Bezeichnung und Einheit haben, steht von selbst in ihrer Spalte.',
          en: 'What these machines have in their own tables under the same label and unit is in their columns by itself.',
        },
      },
    },
    {
      name: 'technicalDataOutput',
      type: 'checkbox',
      defaultValue: true,
      label: { de: 'Leistungswerte voranstellen', en: 'Begin with the output figures' },
      admin: {
        description: {
          de: 'Sind alle Spalten Maschinen mit Werten unter „Leistung“, stehen diese als erste Gruppen in der Tabelle. Hier dann nicht noch einmal eintragen.',
          en: 'If all columns are machines with figures under “Output”, these are the first groups of the table. Do not enter them here again then.',
        },
      },
    },
    copyField('technicalDataNote', { de: 'Anmerkung unter der Tabelle', en: 'Note below the table' }, { maxLength: 600 }),
  ],
};
