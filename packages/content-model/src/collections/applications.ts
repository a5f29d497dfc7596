import { FACT_ICONS } from '@vitrine/contract/product-applications.ts';
import type { CollectionConfig, Tab } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { categoryListField } from '../fields/category-list.ts';
import { imageField } from '../fields/pictures.ts';
import { productOrLineListField } from '../fields/product-or-line-list.ts';
import { relatedContentField } from '../fields/related-content.ts';
import { ROW_LABEL } from '../fields/row-label.ts';
import { slugField } from '../fields/slug.ts';
import { textField } from '../fields/texts.ts';
import { VERSIONED } from '../fields/versions.ts';
import type { AdminText } from '../languages.ts';
import { GROUP_CATALOGUE } from './groups.ts';

const ICON_LABELS: Record<(typeof FACT_ICONS)[number], AdminText> = {
  check: { de: 'Haken', en: 'Check' },
  thermometer: { de: 'Thermometer', en: 'Thermometer' },
  snowflake: { de: 'Schneeflocke', en: 'Snowflake' },
  timer: { de: 'Stoppuhr', en: 'Timer' },
  scale: { de: 'Waage', en: 'Scale' },
  ruler: { de: 'Lineal', en: 'Ruler' },
  droplets: { de: 'Tropfen', en: 'Droplets' },
  'shield-check': { de: 'Schild', en: 'Shield' },
};

const overviewTab: Tab = {
  label: { de: 'Übersicht', en: 'Overview' },
  fields: [
    textField(
      'title',
      { de: 'Titel', en: 'Title' },
      {
        required: true,
        maxLength: 120,
        description: { de: 'Was hergestellt wird, zum Beispiel „Rohwurst“.', en: 'What is produced, for example “dry sausage”.' },
      },
    ),
    textField('subline', { de: 'Unterzeile', en: 'Subline' }),
    imageField('productImage', { de: 'Bild', en: 'Image' }, { required: true }),
    {
      name: 'detailFacts',
      type: 'array',
      maxRows: 16,
      label: { de: 'Fakten', en: 'Facts' },
      labels: { singular: { de: 'Fakt', en: 'Fact' }, plural: { de: 'Fakten', en: 'Facts' } },
      admin: {
        initCollapsed: true,
        components: { RowLabel: ROW_LABEL },
        description: {
          de: 'Stehen in zwei Spalten unter dem Bild: die erste Hälfte links.',
          en: 'They are shown in two columns below the image: the first half at the left.',
        },
      },
      fields: [
        {
          type: 'row',
          fields: [
            textField('bulletPoint', { de: 'Satz', en: 'Sentence' }, { required: true, width: '75%' }),
            {
              name: 'icon',
              type: 'select',
              label: { de: 'Symbol', en: 'Icon' },
              options: FACT_ICONS.map((value) => ({ value, label: ICON_LABELS[value] })),
              admin: { width: '25%' },
            },
          ],
        },
      ],
    },
  ],
};

const sliderTab: Tab = {
  label: { de: 'Bilderfolge', en: 'Slider' },
  fields: [
    {
      name: 'detailSlider',
      type: 'array',
      // The name that Payload would make of it and the version's table passes PostgreSQL's 63 characters.
      dbName: 'application_slides',
      maxRows: 12,
      label: { de: 'Bilder mit Stichpunkten', en: 'Images with bullet points' },
      labels: { singular: { de: 'Bild', en: 'Slide' }, plural: { de: 'Bilder', en: 'Slides' } },
      admin: { initCollapsed: true, components: { RowLabel: ROW_LABEL } },
      fields: [
        textField('headline', { de: 'Überschrift', en: 'Headline' }, { required: true, maxLength: 120 }),
        {
          name: 'bulletPoints',
          type: 'array',
          maxRows: 8,
          label: { de: 'Stichpunkte', en: 'Bullet points' },
          labels: { singular: { de: 'Stichpunkt', en: 'Bullet point' }, plural: { de: 'Stichpunkte', en: 'Bullet points' } },
          admin: { components: { RowLabel: ROW_LABEL } },
          fields: [textField('text', { de: 'Stichpunkt', en: 'Bullet point' }, { required: true, maxLength: 240 })],
        },
        {
          type: 'row',
          fields: [
            imageField('image', { de: 'Bild', en: 'Image' }, { required: true }),
            imageField(
              'previewImage',
              { de: 'Kleines Bild', en: 'Small image' },
              { description: { de: 'Leer: das Bild selbst.', en: 'Empty: the image itself.' } },
            ),
          ],
        },
      ],
    },
  ],
};

export const applications: CollectionConfig = {
  slug: 'applications',
  labels: { singular: { de: 'Anwendung', en: 'Application' }, plural: { de: 'Anwendungen', en: 'Applications' } },
  access: contentAccess,
  versions: VERSIONED,
  admin: {
    group: GROUP_CATALOGUE,
    useAsTitle: 'title',
    defaultColumns: ['title', 'productImage', 'categoryList', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug'],
  },
  fields: [
    slugField('title'),
    categoryListField('categoryList', 'general', { de: 'Themen', en: 'Topics' }),
    {
      type: 'tabs',
      tabs: [
        overviewTab,
        sliderTab,
        { label: { de: 'Maschinen', en: 'Machines' }, fields: [productOrLineListField] },
        { label: { de: 'Verwandtes', en: 'Related' }, fields: [relatedContentField('relatedContentList')] },
      ],
    },
  ],
};
