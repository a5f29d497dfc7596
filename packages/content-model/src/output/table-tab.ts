import type { ProductType } from '@vitrine/contract/product-types.ts';
import type { Field, RelationshipField, Tab } from 'payload';
import { imageField } from '../fields/pictures.ts';
import { copyField, textField } from '../fields/texts.ts';
import type { AdminText } from '../languages.ts';

/** Suffixes of the fields of one table (catalogue.md 3); '' is the table that every type but grinders has. */
export const TABLE_SUFFIXES = ['W', 'Ww', 'Wwr', 'Wwb', 'N', ''] as const;
export type TableSuffix = (typeof TABLE_SUFFIXES)[number];

const TABLE_NAMES: Record<TableSuffix, AdminText> = {
  W: { de: 'Tabelle W', en: 'Table W' },
  Ww: { de: 'Tabelle WW', en: 'Table WW' },
  Wwr: { de: 'Tabelle WWR', en: 'Table WWR' },
  Wwb: { de: 'Tabelle WWB', en: 'Table WWB' },
  N: { de: 'Tabelle N', en: 'Table N' },
  '': { de: 'Tabelle', en: 'Table' },
};

/** Which product types have a table. */
const hasTable = (suffix: TableSuffix, type: ProductType | undefined): boolean => {
  if (suffix === 'N') return type === 'mixers';
  return suffix === '' ? type !== undefined && type !== 'grinders' : type === 'grinders';
};

const productsOf = (suffix: TableSuffix): RelationshipField => ({
  name: `productList${suffix}`,
  type: 'relationship',
  relationTo: 'products',
  hasMany: true,
  label: { de: 'Maschinen', en: 'Machines' },
  filterOptions: ({ data }) => (data?.productType ? { productType: { equals: data.productType } } : true),
  admin: {
    isSortable: true,
    description: {
      de: 'In der Reihenfolge der Tabelle. Die Werte stehen beim Produkt unter „Leistung“.',
      en: 'In the order of the table. The figures are with the product under “Output”.',
    },
  },
});

const tableField = (suffix: TableSuffix): Field => ({
  type: 'collapsible',
  label: TABLE_NAMES[suffix],
  admin: { condition: (data) => hasTable(suffix, data?.productType) },
  fields: [
    textField(`tableHeadline${suffix}`, { de: 'Überschrift', en: 'Headline' }, { maxLength: 120 }),
    copyField(`tableIntro${suffix}`, { de: 'Einleitung', en: 'Introduction' }, { maxLength: 600 }),
    ...(suffix === '' || suffix === 'N' ? [] : [imageField(`tableImage${suffix}`, { de: 'Bild', en: 'Image' })]),
    productsOf(suffix),
  ],
});

/** The tables of the chosen product type. */
export const tableTab: Tab = {
  label: { de: 'Tabellen', en: 'Tables' },
  fields: [
    textField(
      'tablePreline',
      { de: 'Dachzeile der Tabellen', en: 'Line above the tables' },
      { maxLength: 120, description: { de: 'Zum Beispiel „kg/h je Lochscheibe“.', en: 'For example “kg/h per hole plate”.' } },
    ),
    ...TABLE_SUFFIXES.map(tableField),
  ],
};
