import { HOLE_FIELDS } from '@vitrine/contract/hole-diameters.ts';
import type { ArrayField, Field } from 'payload';
import { imageField } from '../fields/pictures.ts';
import { ROW_LABEL } from '../fields/row-label.ts';
import { copyField, textField } from '../fields/texts.ts';
import type { AdminText } from '../languages.ts';

const kilogramsField = (name: 'fresh' | 'frozen', label: AdminText): Field => ({
  name,
  type: 'number',
  label,
  min: 1,
  max: 100_000,
  admin: { width: '33%', step: 10, condition: (_, row) => !row?.holeDiameter },
});

const rowsField: ArrayField = {
  name: 'rows',
  type: 'array',
  maxRows: 12,
  label: { de: 'Schritte', en: 'Steps' },
  labels: { singular: { de: 'Schritt', en: 'Step' }, plural: { de: 'Schritte', en: 'Steps' } },
  admin: {
    initCollapsed: true,
    components: { RowLabel: ROW_LABEL },
    description: {
      de: 'In der Reihenfolge der Linie. Bei einem Wolf die Lochscheibe wählen: dann kommen die Werte vom Produkt.',
      en: 'In the order of the line. With a grinder choose the hole plate: then the figures come from the product.',
    },
  },
  fields: [
    {
      type: 'row',
      fields: [
        {
          name: 'product',
          type: 'relationship',
          relationTo: 'products',
          required: true,
          label: { de: 'Maschine', en: 'Machine' },
          admin: { width: '50%' },
        },
        textField('step', { de: 'Schritt', en: 'Step' }, { required: true, maxLength: 120, width: '50%' }),
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'holeDiameter',
          type: 'select',
          label: { de: 'Lochscheibe', en: 'Hole plate' },
          options: Object.keys(HOLE_FIELDS).map((value) => ({ value, label: `${value} mm` })),
          admin: { width: '34%' },
        },
        kilogramsField('fresh', { de: 'Frisch (kg/h)', en: 'Fresh (kg/h)' }),
        kilogramsField('frozen', { de: 'Gefroren (kg/h)', en: 'Frozen (kg/h)' }),
      ],
    },
  ],
};

const goodsField = (name: string, label: AdminText): ArrayField => ({
  name,
  type: 'array',
  maxRows: 6,
  label,
  labels: { singular: { de: 'Bild', en: 'Image' }, plural: { de: 'Bilder', en: 'Images' } },
  admin: { initCollapsed: true },
  fields: [
    {
      type: 'row',
      fields: [
        imageField('image', { de: 'Bild', en: 'Image' }, { required: true }),
        textField('description', { de: 'Was zu sehen ist', en: 'What is to be seen' }, { maxLength: 120 }),
      ],
    },
  ],
});

/** What a line puts out, by kind of goods: the tables of its fresh and frozen output, and pictures of both. */
export const outputListField: ArrayField = {
  name: 'outputList',
  type: 'array',
  // The name that Payload would make of it and the version's table passes PostgreSQL's 63 characters.
  dbName: 'line_outputs',
  maxRows: 8,
  label: { de: 'Verarbeitungsleistung', en: 'Output' },
  labels: { singular: { de: 'Erzeugnis', en: 'Kind of goods' }, plural: { de: 'Erzeugnisse', en: 'Kinds of goods' } },
  admin: { initCollapsed: true, components: { RowLabel: ROW_LABEL } },
  fields: [
    {
      type: 'row',
      fields: [
        textField('headline', { de: 'Überschrift', en: 'Headline' }, { required: true, maxLength: 120, width: '60%' }),
        textField(
          'outputType',
          { de: 'Reiter', en: 'Tab' },
          {
            required: true,
            maxLength: 40,
            width: '40%',
            description: { de: 'Zum Beispiel „Salami“.', en: 'For example “salami”.' },
          },
        ),
      ],
    },
    rowsField,
    copyField(
      'note',
      { de: 'Satz unter der Tabelle', en: 'Sentence below the table' },
      {
        maxLength: 300,
        description: {
          de: 'Zum Beispiel, welcher Schritt die Leistung der Linie bestimmt.',
          en: 'For example which step decides the output of the line.',
        },
      },
    ),
    goodsField('freshImages', { de: 'Frische Ware', en: 'Fresh goods' }),
    goodsField('frozenImages', { de: 'Gefrorene Ware', en: 'Frozen goods' }),
  ],
};
