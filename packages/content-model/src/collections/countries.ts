import type { CollectionConfig } from 'payload';
import { isEditor } from '../access/is-editor.ts';
import { isStaff } from '../access/is-staff.ts';
import { nobody } from '../access/nobody.ts';
import { textField } from '../fields/texts.ts';
import { GROUP_PEOPLE } from './groups.ts';

/** All countries of ISO 3166-1, put in place by migrateContent; staff may correct a name, nothing else. */
export const countries: CollectionConfig = {
  slug: 'countries',
  labels: { singular: { de: 'Land', en: 'Country' }, plural: { de: 'Länder', en: 'Countries' } },
  access: { read: isStaff, create: nobody, update: isEditor, delete: nobody },
  defaultSort: 'code',
  admin: {
    group: GROUP_PEOPLE,
    useAsTitle: 'name',
    defaultColumns: ['name', 'code', 'isIndependent'],
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
  ],
};
