import type { Block } from 'payload';
import { videoField } from '../fields/pictures.ts';

export const videoBlock: Block = {
  slug: 'video',
  interfaceName: 'VideoBlock',
  labels: { singular: { de: 'Video', en: 'Video' }, plural: { de: 'Videos', en: 'Videos' } },
  fields: [videoField('video', { de: 'Video', en: 'Video' }, { required: true })],
};
