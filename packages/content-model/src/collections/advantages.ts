import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { imageField } from '../fields/pictures.ts';
import { ROW_LABEL } from '../fields/row-label.ts';
import { copyField, textField } from '../fields/texts.ts';
import { VERSIONED } from '../fields/versions.ts';
import { GROUP_CATALOGUE } from './groups.ts';

export const advantages: CollectionConfig = {
  slug: 'advantages',
  labels: { singular: { de: 'Vorteil', en: 'Advantage' }, plural: { de: 'Vorteile', en: 'Advantages' } },
  access: contentAccess,
  versions: VERSIONED,
  admin: {
    group: GROUP_CATALOGUE,
    useAsTitle: 'title',
    defaultColumns: ['title', 'productImage', 'advantageCategory', '_status', 'updatedAt'],
  },
  fields: [
    textField('title', { de: 'Titel', en: 'Title' }, { required: true, maxLength: 120 }),
    copyField(
      'copy',
      { de: 'Text', en: 'Copy' },
      {
        required: true,
        description: {
          de: 'Was hat der Betrieb davon? Zwei bis vier Sätze.',
          en: 'What does the plant gain from it? Two to four sentences.',
        },
      },
    ),
    imageField('productImage', { de: 'Bild', en: 'Image' }, { required: true }),
    {
      name: 'advantageCategory',
      type: 'relationship',
      relationTo: 'advantage-categories',
      label: { de: 'Kategorie', en: 'Category' },
      required: true,
      admin: {
        position: 'sidebar',
        description: { de: 'Danach filtern die Leser der Produktseite.', en: 'Readers of the product page filter by it.' },
      },
    },
    {
      name: 'accordionItem',
      type: 'array',
      label: { de: 'Aufklappbare Einzelheiten', en: 'Details to unfold' },
      labels: { singular: { de: 'Einzelheit', en: 'Detail' }, plural: { de: 'Einzelheiten', en: 'Details' } },
      maxRows: 8,
      admin: {
        initCollapsed: true,
        components: { RowLabel: ROW_LABEL },
        description: { de: 'Erscheinen in der Vollbildansicht.', en: 'Shown in the full-screen view.' },
      },
      fields: [
        textField('accordionHeadline', { de: 'Überschrift', en: 'Headline' }, { required: true, maxLength: 120 }),
        copyField('accordionCopy', { de: 'Text', en: 'Copy' }, { required: true }),
      ],
    },
  ],
};
