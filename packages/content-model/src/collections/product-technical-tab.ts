import type { Tab } from 'payload';
import { technicalTableField } from '../fields/technical-table-field.ts';
import { copyField } from '../fields/texts.ts';

export const productTechnicalTab: Tab = {
  label: { de: 'Technik', en: 'Technical data' },
  fields: [
    technicalTableField,
    copyField('technicalDataNote', { de: 'Anmerkung unter der Tabelle', en: 'Note below the table' }, { maxLength: 600 }),
  ],
};
