import type { Tab } from 'payload';
import { ROW_LABEL } from '../fields/row-label.ts';
import { copyField, textField } from '../fields/texts.ts';

export const productOverviewTab: Tab = {
  label: { de: 'Übersicht', en: 'Overview' },
  fields: [
    textField(
      'title',
      { de: 'Titel', en: 'Title' },
      {
        required: true,
        maxLength: 120,
        description: {
          de: 'Art und Typ, zum Beispiel „Winkelwolf WW 200“.',
          en: 'Kind and type, for example “Angle grinder WW 200”.',
        },
      },
    ),
    {
      type: 'row',
      fields: [
        textField(
          'productKind',
          { de: 'Art der Maschine', en: 'Kind of machine' },
          {
            required: true,
            maxLength: 80,
            width: '50%',
            description: { de: 'Zum Beispiel „Winkelwolf“.', en: 'For example “Angle grinder”.' },
          },
        ),
        {
          name: 'productTypeName',
          type: 'text',
          label: { de: 'Typ', en: 'Type' },
          required: true,
          maxLength: 40,
          admin: {
            width: '50%',
            description: {
              de: 'In beiden Sprachen gleich, zum Beispiel „WW 200“.',
              en: 'The same in both languages, for example “WW 200”.',
            },
          },
        },
      ],
    },
    copyField(
      'productSubline',
      { de: 'Unterzeile', en: 'Subline' },
      {
        required: true,
        maxLength: 400,
        description: {
          de: 'Ein bis zwei Sätze: was die Maschine tut und für wen.',
          en: 'One or two sentences: what the machine does and for whom.',
        },
      },
    ),
    {
      name: 'keyFigures',
      type: 'array',
      maxRows: 4,
      label: { de: 'Eckwerte', en: 'Key figures' },
      labels: { singular: { de: 'Eckwert', en: 'Key figure' }, plural: { de: 'Eckwerte', en: 'Key figures' } },
      admin: {
        components: { RowLabel: ROW_LABEL },
        description: {
          de: 'Höchstens vier; sie stehen groß neben dem Titel. Steht der Wert auch in den technischen Daten, ändern Sie ihn auch dort; je Sprache.',
          en: 'Four at most; they stand large beside the title. If the value is also in the technical data, change it there too; in each language.',
        },
      },
      fields: [
        {
          type: 'row',
          fields: [
            textField(
              'value',
              { de: 'Wert mit Einheit', en: 'Value with unit' },
              { required: true, maxLength: 40, width: '50%' },
            ),
            textField('label', { de: 'Bezeichnung', en: 'Label' }, { required: true, maxLength: 60, width: '50%' }),
          ],
        },
      ],
    },
  ],
};
