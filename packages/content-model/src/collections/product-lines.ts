import type { CollectionConfig, RelationshipField, Tab } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { highlightListField } from '../fields/highlights.ts';
import { imageField } from '../fields/pictures.ts';
import { relatedContentField } from '../fields/related-content.ts';
import { ROW_LABEL } from '../fields/row-label.ts';
import { slugField } from '../fields/slug.ts';
import { copyField, textField } from '../fields/texts.ts';
import { VERSIONED } from '../fields/versions.ts';
import type { AdminText } from '../languages.ts';
import { GROUP_CATALOGUE } from './groups.ts';
import { outputListField } from './product-line-output.ts';
import { productLineReferenceListField } from './product-line-references.ts';

const listOf = (
  name: string,
  relationTo: 'product-line-automations' | 'advantages' | 'applications' | 'downloads' | 'faqs',
  label: AdminText,
): RelationshipField => ({ name, type: 'relationship', relationTo, hasMany: true, label, admin: { isSortable: true } });

const overviewTab: Tab = {
  label: { de: 'Übersicht', en: 'Overview' },
  fields: [
    textField('title', { de: 'Titel', en: 'Title' }, { required: true, maxLength: 120 }),
    copyField('subline', { de: 'Unterzeile', en: 'Subline' }, { maxLength: 400 }),
    imageField('image', { de: 'Bild oben', en: 'Image at the top' }, { required: true }),
    textField('highlightsHeadline', { de: 'Überschrift der Höhepunkte', en: 'Headline of the highlights' }, { maxLength: 120 }),
    highlightListField({
      de: 'Bilderfolge unter dem Einstieg.',
      en: 'Slides below the introduction.',
    }),
  ],
};

const reasonsTab: Tab = {
  label: { de: 'Gründe & Vorteile', en: 'Reasons & advantages' },
  fields: [
    textField('reasonsHeadline', { de: 'Überschrift der Gründe', en: 'Headline of the reasons' }, { maxLength: 120 }),
    {
      name: 'reasonsList',
      type: 'array',
      maxRows: 8,
      label: { de: 'Gründe', en: 'Reasons' },
      labels: { singular: { de: 'Grund', en: 'Reason' }, plural: { de: 'Gründe', en: 'Reasons' } },
      admin: { initCollapsed: true, components: { RowLabel: ROW_LABEL } },
      fields: [
        textField('headline', { de: 'Überschrift', en: 'Headline' }, { maxLength: 120 }),
        copyField('copy', { de: 'Text', en: 'Copy' }, { required: true, maxLength: 600 }),
      ],
    },
    {
      type: 'row',
      fields: [
        imageField('productLinesReasonsImage', { de: 'Bild der Gründe', en: 'Image of the reasons' }),
        imageField(
          'productLinesReasonsImagePrint',
          { de: 'Bild der Gründe im Druck', en: 'Image of the reasons in print' },
          { description: { de: 'Leer: dasselbe Bild.', en: 'Empty: the same image.' } },
        ),
      ],
    },
    listOf('productLineAdvantageList', 'advantages', { de: 'Vorteile', en: 'Advantages' }),
  ],
};

const automationTab: Tab = {
  label: { de: 'Automatisierung & Anwendungen', en: 'Automation & applications' },
  fields: [
    copyField(
      'automationIntroduction',
      { de: 'Einleitung der Automatisierung', en: 'Introduction of the automation' },
      { maxLength: 600 },
    ),
    listOf('automationList', 'product-line-automations', { de: 'Automatisierung', en: 'Automation' }),
    copyField(
      'applicationsIntroduction',
      { de: 'Einleitung der Anwendungen', en: 'Introduction of the applications' },
      { maxLength: 600 },
    ),
    listOf('applicationList', 'applications', { de: 'Anwendungen', en: 'Applications' }),
  ],
};

const documentsTab: Tab = {
  label: { de: 'Referenzen & Unterlagen', en: 'References & documents' },
  fields: [
    productLineReferenceListField,
    textField('downloadsHeadline', { de: 'Überschrift der Unterlagen', en: 'Headline of the documents' }, { maxLength: 120 }),
    listOf('downloadsList', 'downloads', { de: 'Unterlagen', en: 'Documents' }),
    listOf('faqList', 'faqs', { de: 'Häufige Fragen', en: 'Frequent questions' }),
  ],
};

export const productLines: CollectionConfig = {
  slug: 'product-lines',
  labels: { singular: { de: 'Produktlinie', en: 'Product line' }, plural: { de: 'Produktlinien', en: 'Product lines' } },
  access: contentAccess,
  versions: VERSIONED,
  admin: {
    group: GROUP_CATALOGUE,
    useAsTitle: 'title',
    defaultColumns: ['title', 'image', 'slug', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
  },
  fields: [
    slugField('title'),
    {
      type: 'tabs',
      tabs: [
        overviewTab,
        reasonsTab,
        automationTab,
        { label: { de: 'Leistung', en: 'Output' }, fields: [outputListField] },
        documentsTab,
        { label: { de: 'Verwandtes', en: 'Related' }, fields: [relatedContentField('relatedContentList')] },
      ],
    },
  ],
};
