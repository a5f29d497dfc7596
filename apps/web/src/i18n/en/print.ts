import type { print as german } from '../de/print.ts';
import type { Texts } from '../texts.ts';

export const print: Texts<typeof german> = {
  wordmark: 'VARNHOLT',
  compiledFor: 'Compiled for {{company}}, {{date}}',
  asOf: 'As of {{date}}',
  salutation: { male: 'Mr', female: 'Ms' },
  contents: { contact: 'Contact' },
  advantages: 'Advantages',
  highlights: 'At a glance',
  applications: 'Applications',
  caseStudies: 'In practice',
  technicalData: 'Technical data',
  feature: 'Feature',
  unit: 'Unit',
  cell: { option: 'Option', notAvailable: 'Not available' },
  options: 'Equipment options',
  otherOptions: 'Other',
  downloads: 'Documents',
  neutral: 'neutral',
  questions: 'Frequently asked questions',
  factory: 'Factory',
  preview: {
    title: 'Preview',
    empty: 'Your document has no pages yet.',
    choose: 'Choose pages',
  },
  failed: 'This page could not be loaded.',
  loading: 'The pages are being loaded.',
};
