import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { copiedFromField, machineCopyField } from '../duplicates/duplicated-from.ts';
import { slugField } from '../fields/slug.ts';
import { VERSIONED } from '../fields/versions.ts';
import { GROUP_CATALOGUE } from './groups.ts';
import { productAdvantagesTab } from './product-advantages-tab.ts';
import { productOptionsTab } from './product-options-tab.ts';
import { productOutputTab } from './product-output-tab.ts';
import { productOverviewTab } from './product-overview-tab.ts';
import { productPicturesTab } from './product-pictures-tab.ts';
import { productRelatedTab } from './product-related-tab.ts';
import { productTechnicalTab } from './product-technical-tab.ts';

export const products: CollectionConfig = {
  slug: 'products',
  labels: { singular: { de: 'Produkt', en: 'Product' }, plural: { de: 'Produkte', en: 'Products' } },
  access: contentAccess,
  versions: VERSIONED,
  admin: {
    group: GROUP_CATALOGUE,
    useAsTitle: 'title',
    defaultColumns: ['title', 'previewImage', 'productCategoryList', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'slug', 'productTypeName'],
  },
  fields: [
    machineCopyField,
    copiedFromField,
    slugField('title'),
    {
      name: 'productCategoryList',
      type: 'relationship',
      relationTo: 'product-categories',
      hasMany: true,
      required: true,
      label: { de: 'Kategorien', en: 'Categories' },
      admin: { position: 'sidebar', description: { de: 'Die erste steht auf Kacheln.', en: 'The first one is on tiles.' } },
    },
    {
      type: 'tabs',
      tabs: [
        productOverviewTab,
        productPicturesTab,
        productAdvantagesTab,
        productOutputTab,
        productTechnicalTab,
        productOptionsTab,
        productRelatedTab,
      ],
    },
  ],
};
