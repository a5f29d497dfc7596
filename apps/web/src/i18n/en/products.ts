import type { products as german } from '../de/products.ts';
import type { Texts } from '../texts.ts';

export const products: Texts<typeof german> = {
  sections: 'Sections',
  menu: {
    overview: 'Overview',
    details: 'Details',
    products: 'Product data',
    relatedContent: 'Related',
  },
  loading: 'Loading product',
  previous: 'Back',
  next: 'Forward',
  turntable: {
    headline: 'All around',
    name: '360-degree view',
    renderings: 'Views',
    start: 'Start 360° view',
    loading: 'Loading, {{percent}}%',
    failed: 'The 360-degree view cannot be reached at the moment.',
    retry: 'Try again',
    ready: '360-degree view ready. Drag the machine or the ruler.',
    angle: 'Angle of rotation',
    degrees: '{{angle}} degrees',
  },
  highlights: {
    headline: 'At a glance',
  },
  advantages: {
    headline: 'Advantages',
    filter: 'Filter advantages',
    all: 'All',
    open: '{{title}}: read more',
  },
  applications: {
    headline: 'Applications',
  },
  caseStudies: {
    label: 'Case study',
    link: 'Read the case study',
  },
  technicalData: {
    headline: 'Technical data',
    option: 'Option',
    notAvailable: 'Not available',
  },
  options: {
    headline: 'Equipment options',
    categories: 'Option categories',
    others: 'Other',
  },
  downloads: {
    headline: 'Documents',
    neutral: 'neutral',
  },
  faq: {
    headline: 'Frequently asked questions',
  },
  relatedContent: {
    headline: 'Goes well with it',
    category: {
      products: 'Machine',
      productLines: 'Product line',
      productApplications: 'Application',
      caseStudies: 'Case study',
      pages: 'Page',
    },
  },
  viewer: {
    close: 'Close',
    previous: 'Previous picture',
    next: 'Next picture',
    count: '{{index}} of {{total}}',
    loading: 'Loading picture',
    failed: 'This picture cannot be reached at the moment.',
  },
  send: {
    name: 'Send document',
    headline: 'Add this page to your document',
    copy: '“{{title}}” will be added to the document. The finished PDF goes by email to your recipient.',
    copyPages_one: '“{{title}}” will be added with {{count}} printed page. The finished PDF goes by email to your recipient.',
    copyPages_other: '“{{title}}” will be added with {{count}} printed pages. The finished PDF goes by email to your recipient.',
    link_zero: 'View document',
    link_one: '{{count}} chapter in your document',
    link_other: '{{count}} chapters in your document',
    add: 'Add to document',
    added: 'Added',
    remove: 'remove again',
  },
};
