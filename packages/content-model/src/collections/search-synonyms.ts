import type { CollectionConfig } from 'payload';
import { contentAccess } from '../access/content-access.ts';
import { GROUP_PAGES } from './groups.ts';

const WORD_MAX = 60;
/** Words of a record: what an editor can look over. A term may have several records. */
export const SYNONYM_WORDS_MAX = 30;

/** Words that mean the same in the search of the app, both ways. */
export const searchSynonyms: CollectionConfig = {
  slug: 'search-synonyms',
  labels: {
    singular: { de: 'Synonym der Suche', en: 'Search synonym' },
    plural: { de: 'Synonyme der Suche', en: 'Search synonyms' },
  },
  access: contentAccess,
  admin: {
    group: GROUP_PAGES,
    useAsTitle: 'term',
    defaultColumns: ['term', 'words', 'languages', 'updatedAt'],
    description: {
      de: 'Wer eines der Wörter sucht, findet auch, was unter den anderen steht.',
      en: 'A search for one of the words also finds what the others find.',
    },
  },
  fields: [
    {
      name: 'term',
      type: 'text',
      label: { de: 'Wort im Katalog', en: 'Word of the catalogue' },
      required: true,
      maxLength: WORD_MAX,
      admin: {
        description: {
          de: 'So, wie es in den Texten steht, zum Beispiel „Kutter“.',
          en: 'As the texts have it, for example “cutter”.',
        },
      },
    },
    {
      name: 'words',
      type: 'text',
      hasMany: true,
      label: { de: 'Wird auch gesucht als', en: 'People also search for' },
      required: true,
      maxLength: WORD_MAX,
      minRows: 1,
      maxRows: SYNONYM_WORDS_MAX,
      admin: {
        description: {
          de: 'Jedes Wort mit Enter abschließen. Auch mehrere Wörter sind möglich, zum Beispiel „bowl chopper“.',
          en: 'Press Enter after each. Several words may belong together, for example “bowl chopper”.',
        },
      },
    },
    {
      name: 'languages',
      type: 'select',
      hasMany: true,
      required: true,
      defaultValue: ['de', 'en'],
      label: { de: 'Gilt für', en: 'Applies to' },
      options: [
        { value: 'de', label: { de: 'Deutsch', en: 'German' } },
        { value: 'en', label: { de: 'Englisch', en: 'English' } },
      ],
      admin: { position: 'sidebar' },
    },
  ],
};
