import type { ArrayField } from 'payload';
import { detailsField } from '../fields/details.ts';
import { imageField } from '../fields/pictures.ts';
import { ROW_LABEL } from '../fields/row-label.ts';
import { copyField, textField } from '../fields/texts.ts';

/** Customers of a line: cards that open a sheet with text and facts. */
export const productLineReferenceListField: ArrayField = {
  name: 'productLineReferenceList',
  type: 'array',
  // The name that Payload would make of it and the version's table passes PostgreSQL's 63 characters.
  dbName: 'line_references',
  maxRows: 8,
  label: { de: 'Referenzen', en: 'References' },
  labels: { singular: { de: 'Referenz', en: 'Reference' }, plural: { de: 'Referenzen', en: 'References' } },
  admin: { initCollapsed: true, components: { RowLabel: ROW_LABEL } },
  fields: [
    {
      type: 'row',
      fields: [
        textField('label', { de: 'Betrieb', en: 'Company' }, { required: true, maxLength: 120, width: '40%' }),
        textField('headline', { de: 'Überschrift', en: 'Headline' }, { required: true, maxLength: 120, width: '60%' }),
      ],
    },
    textField('subline', { de: 'Satz auf der Karte', en: 'Sentence on the card' }, { maxLength: 200 }),
    imageField('image', { de: 'Bild', en: 'Image' }, { required: true }),
    copyField('copy', { de: 'Text', en: 'Copy' }, { maxLength: 1200 }),
    detailsField,
    {
      name: 'caseStudy',
      type: 'relationship',
      relationTo: 'case-studies',
      label: { de: 'Praxisbericht', en: 'Case study' },
      admin: { description: { de: 'Darauf verweist die Referenz.', en: 'The reference links to it.' } },
    },
  ],
};
