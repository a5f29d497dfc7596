import type { Tab } from 'payload';
import { technicalTableField } from '../fields/technical-table-field.ts';
import { copyField } from '../fields/texts.ts';

export const productTechnicalTab: Tab = {
  label: { de: 'Technik', en: 'Technical data' },
  fields: [
    technicalTableField,
    {
      name: 'technicalDataProducts',
      type: 'relationship',
      relationTo: 'products',
      hasMany: true,
      label: { de: 'Weitere Maschinen der Spalten', en: 'Other machines of the columns' },
      filterOptions: ({ id }) => (id ? { id: { not_equals: id } } : true),
      admin: {
        description: {
          de: 'Sind alle Spalten Maschinen mit Werten unter „Leistung“, stehen diese von selbst als erste Gruppen in der Tabelle. Hier nicht noch einmal eintragen.',
          en: 'If all columns are machines with figures under “Output”, these are the first groups of the table by themselves. Do not enter them here again.',
        },
      },
    },
    copyField('technicalDataNote', { de: 'Anmerkung unter der Tabelle', en: 'Note below the table' }, { maxLength: 600 }),
  ],
};
