import type { Tab } from 'payload';
import { copyField, textField } from '../fields/texts.ts';

export const productAdvantagesTab: Tab = {
  label: { de: 'Vorteile & Anwendungen', en: 'Advantages & applications' },
  fields: [
    textField('advantagesHeadline', { de: 'Überschrift der Vorteile', en: 'Headline of the advantages' }, { maxLength: 120 }),
    {
      name: 'productAdvantageList',
      type: 'relationship',
      relationTo: 'advantages',
      hasMany: true,
      label: { de: 'Vorteile', en: 'Advantages' },
      admin: { description: { de: 'In der Reihenfolge der Seite.', en: 'In the order of the page.' } },
    },
    copyField(
      'applicationsIntroduction',
      { de: 'Einleitung der Anwendungen', en: 'Introduction of the applications' },
      { maxLength: 600 },
    ),
    {
      name: 'productApplicationList',
      type: 'relationship',
      relationTo: 'applications',
      hasMany: true,
      label: { de: 'Anwendungen', en: 'Applications' },
    },
    {
      name: 'productCaseStudyList',
      type: 'relationship',
      relationTo: 'case-studies',
      hasMany: true,
      label: { de: 'Praxisberichte', en: 'Case studies' },
    },
  ],
};
