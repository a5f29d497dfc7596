import { REGIONS } from '@vitrine/contract/locations.ts';
import type { CollectionConfig } from 'payload';
import { isEditor } from '../access/is-editor.ts';
import { isStaff } from '../access/is-staff.ts';
import { nobody } from '../access/nobody.ts';
import { textField } from '../fields/texts.ts';
import { GROUP_PEOPLE } from './groups.ts';
import { REGION_LABELS } from './region-labels.ts';

/** All countries of ISO 3166-1, put in place by migrateContent; staff may correct a name and the region, nothing else. */
export const countries: CollectionConfig = {
  slug: 'countries',
  disableDuplicate: true,
  labels: { singular: { de: 'Land', en: 'Country' }, plural: { de: 'Länder', en: 'Countries' } },
  access: { read: isStaff, create: nobody, update: isEditor, delete: nobody },
  defaultSort: 'code',
  admin: {
    group: GROUP_PEOPLE,
    useAsTitle: 'name',
    defaultColumns: ['name', 'code', 'region', 'isIndependent'],
    listSearchableFields: ['name', 'code'],
  },
  fields: [
    textField('name', { de: 'Name', en: 'Name' }, { required: true, maxLength: 100 }),
    {
      name: 'code',
      type: 'text',
      label: { de: 'Code (ISO 3166-1 alpha-2)', en: 'Code (ISO 3166-1 alpha-2)' },
      required: true,
      unique: true,
      minLength: 2,
      maxLength: 2,
      access: { update: nobody },
    },
    {
      name: 'isIndependent',
      type: 'checkbox',
      label: { de: 'Selbstständiger Staat', en: 'Independent state' },
      required: true,
      defaultValue: false,
      access: { update: nobody },
    },
    {
      name: 'region',
      type: 'select',
      label: { de: 'Region', en: 'Region' },
      options: REGIONS.map((value) => ({ value, label: REGION_LABELS[value] })),
      admin: {
        description: {
          de: 'Darunter stehen die Standorte dieses Landes.',
          en: 'The locations of this country are listed under it.',
        },
      },
    },
  ],
};
