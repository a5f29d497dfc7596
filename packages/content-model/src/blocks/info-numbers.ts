import type { Block } from 'payload';
import { imageListField } from '../fields/pictures.ts';
import { ROW_LABEL } from '../fields/row-label.ts';
import { textField } from '../fields/texts.ts';

export const infoNumbersBlock: Block = {
  slug: 'infoNumbers',
  interfaceName: 'InfoNumbersBlock',
  labels: { singular: { de: 'Zahlen', en: 'Figures' }, plural: { de: 'Zahlen', en: 'Figures' } },
  fields: [
    {
      name: 'numbers',
      type: 'array',
      label: { de: 'Zahlen', en: 'Figures' },
      labels: { singular: { de: 'Zahl', en: 'Figure' }, plural: { de: 'Zahlen', en: 'Figures' } },
      minRows: 1,
      maxRows: 8,
      required: true,
      admin: { components: { RowLabel: ROW_LABEL } },
      fields: [
        {
          type: 'row',
          fields: [
            textField(
              'number',
              { de: 'Zahl', en: 'Figure' },
              {
                required: true,
                maxLength: 20,
                width: '40%',
                description: { de: 'Mit Einheit, zum Beispiel „5.200 kg/h“.', en: 'With its unit, for example “5,200 kg/h”.' },
              },
            ),
            textField('subline', { de: 'Unterzeile', en: 'Subline' }, { required: true, maxLength: 120, width: '60%' }),
          ],
        },
      ],
    },
    imageListField('imageList', { de: 'Bilder', en: 'Images' }),
  ],
};
