import type { Tab } from 'payload';

export const productOptionsTab: Tab = {
  label: { de: 'Optionen & Unterlagen', en: 'Options & documents' },
  fields: [
    {
      name: 'productOptionList',
      type: 'relationship',
      relationTo: 'options',
      hasMany: true,
      label: { de: 'Optionen', en: 'Options' },
    },
    {
      name: 'productDownloadsList',
      type: 'relationship',
      relationTo: 'downloads',
      hasMany: true,
      label: { de: 'Technische Unterlagen', en: 'Technical documents' },
    },
    {
      name: 'faqList',
      type: 'relationship',
      relationTo: 'faqs',
      hasMany: true,
      label: { de: 'Häufige Fragen', en: 'Frequent questions' },
    },
  ],
};
