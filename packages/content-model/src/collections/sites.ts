import { LANGUAGES } from '@vitrine/contract/sites.ts';
import type { CollectionConfig } from 'payload';
import { isAdministrator } from '../access/is-administrator.ts';
import { isEditor } from '../access/is-editor.ts';
import { GROUP_PAGES } from './groups.ts';

/** The sites are the languages of one catalogue; the API names them by `language`. */
export const sites: CollectionConfig = {
  slug: 'sites',
  disableDuplicate: true,
  labels: {
    singular: { de: 'Sprache der App', en: 'Language of the app' },
    plural: { de: 'Sprachen der App', en: 'Languages of the app' },
  },
  access: { read: isEditor, create: isAdministrator, update: isEditor, delete: isAdministrator },
  admin: { group: GROUP_PAGES, useAsTitle: 'name', defaultColumns: ['name', 'language'] },
  fields: [
    {
      name: 'language',
      type: 'select',
      required: true,
      unique: true,
      label: { de: 'Sprache', en: 'Language' },
      options: LANGUAGES.map((value) => ({
        value,
        label: value === 'de' ? { de: 'Deutsch', en: 'German' } : { de: 'Englisch', en: 'English' },
      })),
    },
    {
      name: 'name',
      type: 'text',
      required: true,
      maxLength: 60,
      label: { de: 'Name', en: 'Name' },
      admin: {
        description: {
          de: 'In der Sprache selbst, so wie die Sprachwahl ihn zeigt.',
          en: 'In the language itself, as the language menu shows it.',
        },
      },
    },
  ],
};
