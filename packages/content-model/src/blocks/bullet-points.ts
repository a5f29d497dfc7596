import { BULLET_COLUMNS_MAX } from '@vitrine/contract/content-blocks.ts';
import type { Block } from 'payload';
import { linesField } from '../fields/lines.ts';
import { textField } from '../fields/texts.ts';

export const bulletPointsBlock: Block = {
  slug: 'bulletPoints',
  interfaceName: 'BulletPointsBlock',
  labels: { singular: { de: 'Aufzählung', en: 'Bullet points' }, plural: { de: 'Aufzählungen', en: 'Bullet points' } },
  fields: [
    textField('headline', { de: 'Überschrift', en: 'Headline' }, { maxLength: 120 }),
    linesField('bulletPoints', { de: 'Punkte', en: 'Points' }),
    {
      name: 'numberOfCols',
      type: 'number',
      label: { de: 'Spalten', en: 'Columns' },
      required: true,
      defaultValue: 2,
      min: 1,
      max: BULLET_COLUMNS_MAX,
      admin: { step: 1, width: '50%' },
    },
  ],
};
