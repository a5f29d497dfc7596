import type { Block } from 'payload';
import { videoField } from '../fields/pictures.ts';

export const videoBlock: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: { singular: { de: 'Film', en: 'Film' }, plural: { de: 'Filme', en: 'Films' } },
  fields: [videoField('video', { de: 'Film', en: 'Film' }, { required: true })],
};
