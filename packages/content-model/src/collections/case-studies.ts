import type { ArrayField, CollectionConfig, RelationshipField, Tab } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { categoryListField } from '../fields/category-list.ts';
import { detailsField } from '../fields/details.ts';
import { imageField, imageListField } from '../fields/pictures.ts';
import { productOrLineListField } from '../fields/product-or-line-list.ts';
import { relatedContentField } from '../fields/related-content.ts';
import { ROW_LABEL } from '../fields/row-label.ts';
import { slugField } from '../fields/slug.ts';
import { copyField, textField } from '../fields/texts.ts';
import { VERSIONED } from '../fields/versions.ts';
import { GROUP_CATALOGUE } from './groups.ts';

const overviewTab: Tab = {
  label: { de: 'Übersicht', en: 'Overview' },
  fields: [
    textField('title', { de: 'Titel', en: 'Title' }, { required: true, maxLength: 120 }),
    textField('subline', { de: 'Unterzeile', en: 'Subline' }),
    imageField('image', { de: 'Bild', en: 'Image' }, { required: true }),
    copyField(
      'quote',
      { de: 'Zitat', en: 'Quote' },
      {
        required: true,
        maxLength: 600,
        description: {
          de: 'Steht auf den Seiten der Produkte. Ohne Anführungszeichen; sie werden gesetzt.',
          en: 'Is on the pages of the products. Without quotation marks; they are added.',
        },
      },
    ),
    textField(
      'source',
      { de: 'Wer es sagt', en: 'Who says it' },
      { description: { de: 'Name, Funktion und Betrieb.', en: 'Name, role and company.' } },
    ),
  ],
};

const detailListField: ArrayField = {
  name: 'detailList',
  type: 'array',
  maxRows: 12,
  label: { de: 'Abschnitte', en: 'Sections' },
  labels: { singular: { de: 'Abschnitt', en: 'Section' }, plural: { de: 'Abschnitte', en: 'Sections' } },
  admin: {
    initCollapsed: true,
    components: { RowLabel: ROW_LABEL },
    description: {
      de: 'Jeder Abschnitt zeigt, was ausgefüllt ist: Text, Zitat, Eckdaten, Bilder.',
      en: 'Each section shows what is filled in: text, quote, facts, images.',
    },
  },
  fields: [
    textField(
      'contentType',
      { de: 'Dachzeile', en: 'Label' },
      { maxLength: 60, description: { de: 'Zum Beispiel „Ausgangslage“.', en: 'For example “Before”.' } },
    ),
    textField('headline', { de: 'Überschrift', en: 'Headline' }, { maxLength: 120 }),
    textField('subline', { de: 'Unterzeile', en: 'Subline' }),
    copyField('copy', { de: 'Text', en: 'Copy' }),
    copyField('quote', { de: 'Zitat', en: 'Quote' }, { maxLength: 600 }),
    textField('source', { de: 'Wer es sagt', en: 'Who says it' }),
    detailsField,
    imageListField('image', { de: 'Bilder', en: 'Images' }),
  ],
};

const applicationListField: RelationshipField = {
  name: 'applicationList',
  type: 'relationship',
  relationTo: 'applications',
  hasMany: true,
  label: { de: 'Anwendungen', en: 'Applications' },
  admin: { isSortable: true },
};

export const caseStudies: CollectionConfig = {
  slug: 'case-studies',
  labels: { singular: { de: 'Praxisbericht', en: 'Case study' }, plural: { de: 'Praxisberichte', en: 'Case studies' } },
  access: contentAccess,
  versions: VERSIONED,
  admin: {
    group: GROUP_CATALOGUE,
    useAsTitle: 'title',
    defaultColumns: ['title', 'image', 'categoryList', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
  },
  fields: [
    slugField('title'),
    categoryListField('categoryList', 'general', { de: 'Themen', en: 'Topics' }),
    {
      type: 'tabs',
      tabs: [
        overviewTab,
        { label: { de: 'Bericht', en: 'Report' }, fields: [detailListField] },
        {
          label: { de: 'Maschinen & Anwendungen', en: 'Machines & applications' },
          fields: [productOrLineListField, applicationListField],
        },
        { label: { de: 'Verwandtes', en: 'Related' }, fields: [relatedContentField('relatedContentList')] },
      ],
    },
  ],
};
