import type { Tab } from 'payload';
import { copyField, textField } from '../fields/texts.ts';
import { keyFiguresField } from '../key-figures/key-figures-field.ts';

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
          en: 'Kind and type, for example “Angled meat grinder WW 200”.',
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
            description: { de: 'Zum Beispiel „Winkelwolf“.', en: 'For example “Angled meat grinder”.' },
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
    keyFiguresField,
  ],
};
