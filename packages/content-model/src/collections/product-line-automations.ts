import type { Block, CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { categoryListField } from '../fields/category-list.ts';
import { imageListField } from '../fields/pictures.ts';
import { slugField } from '../fields/slug.ts';
import { copyField, textField } from '../fields/texts.ts';
import { VERSIONED } from '../fields/versions.ts';
import { GROUP_CATALOGUE } from './groups.ts';

/** The two kinds of content of an automation page (catalogue.md 3): plain, unlike the blocks of a content page. */
const headline: Block = {
  slug: 'headline',
  interfaceName: 'AutomationHeadline',
  labels: { singular: { de: 'Überschrift', en: 'Headline' }, plural: { de: 'Überschriften', en: 'Headlines' } },
  fields: [textField('headline', { de: 'Überschrift', en: 'Headline' }, { required: true, maxLength: 160 })],
};
const copy: Block = {
  slug: 'copy',
  interfaceName: 'AutomationCopy',
  labels: { singular: { de: 'Text', en: 'Copy' }, plural: { de: 'Texte', en: 'Copies' } },
  fields: [copyField('copy', { de: 'Text', en: 'Copy' }, { required: true })],
};

export const productLineAutomations: CollectionConfig = {
  slug: 'product-line-automations',
  labels: { singular: { de: 'Automatisierung', en: 'Automation' }, plural: { de: 'Automatisierungen', en: 'Automations' } },
  access: contentAccess,
  versions: VERSIONED,
  admin: {
    group: GROUP_CATALOGUE,
    useAsTitle: 'title',
    defaultColumns: ['title', 'imageList', 'productLineManagementSystemCategoryList', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
  },
  fields: [
    slugField('title'),
    categoryListField('productLineManagementSystemCategoryList', 'lines', { de: 'Themen', en: 'Topics' }),
    {
      type: 'tabs',
      tabs: [
        {
          label: { de: 'Inhalt', en: 'Content' },
          fields: [
            textField('title', { de: 'Titel', en: 'Title' }, { required: true, maxLength: 120 }),
            textField(
              'subline',
              { de: 'Unterzeile', en: 'Subline' },
              {
                description: {
                  de: 'Steht in der Liste der Produktlinie, zum Beispiel „Rezepte, Chargen, Protokolle“.',
                  en: 'Is in the list of the product line, for example “recipes, batches, records”.',
                },
              },
            ),
            {
              name: 'content',
              type: 'blocks',
              blocks: [headline, copy],
              minRows: 1,
              label: { de: 'Überschriften und Texte', en: 'Headlines and copy' },
              labels: { singular: { de: 'Abschnitt', en: 'Section' }, plural: { de: 'Abschnitte', en: 'Sections' } },
            },
          ],
        },
        {
          label: { de: 'Bilder & Videos', en: 'Images & videos' },
          fields: [
            imageListField(
              'imageList',
              { de: 'Bilder', en: 'Images' },
              {
                required: true,
                description: {
                  de: 'Das erste steht in der Liste der Produktlinie.',
                  en: 'The first one is in the list of the product line.',
                },
              },
            ),
            { name: 'videoList', type: 'upload', relationTo: 'videos', hasMany: true, label: { de: 'Videos', en: 'Videos' } },
          ],
        },
      ],
    },
  ],
};
