import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { imageField } from '../fields/pictures.ts';
import { slugField } from '../fields/slug.ts';
import { copyField, textField } from '../fields/texts.ts';
import { VERSIONED } from '../fields/versions.ts';
import { GROUP_CATALOGUE } from './groups.ts';

export const caseStudies: CollectionConfig = {
  slug: 'case-studies',
  labels: { singular: { de: 'Praxisbericht', en: 'Case study' }, plural: { de: 'Praxisberichte', en: 'Case studies' } },
  access: contentAccess,
  versions: VERSIONED,
  admin: { group: GROUP_CATALOGUE, useAsTitle: 'title', defaultColumns: ['title', 'image', 'slug', '_status', 'updatedAt'] },
  fields: [
    slugField('title'),
    textField('title', { de: 'Titel', en: 'Title' }, { required: true, maxLength: 120 }),
    copyField(
      'quote',
      { de: 'Zitat', en: 'Quote' },
      {
        required: true,
        maxLength: 600,
        description: { de: 'Ohne Anführungszeichen; sie werden gesetzt.', en: 'Without quotation marks; they are added.' },
      },
    ),
    textField(
      'source',
      { de: 'Wer es sagt', en: 'Who says it' },
      {
        description: { de: 'Name, Funktion und Betrieb.', en: 'Name, role and company.' },
      },
    ),
    imageField('image', { de: 'Bild', en: 'Image' }, { required: true }),
  ],
};
