import { CONTENT_BLOCKS } from '@vitrine/contract/content-blocks.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { CATALOGUE_PAGES, COMPARED, NOWHERE, shellRoutes } from '../journeys/every-route.ts';

/** These lead to another page. */
const LEAD_ON: readonly string[] = [ROUTES.documents.path, ROUTES['document-processing'].path];

export const OUTSIDE: readonly string[] = shellRoutes((needsLogin) => !needsLogin);
export const INSIDE: readonly string[] = [
  '/',
  ...shellRoutes((needsLogin) => needsLogin),
  ...CATALOGUE_PAGES,
  NOWHERE,
  COMPARED,
].filter((path) => !LEAD_ON.includes(path));
/** What is sought, by the name of its picture. */
export const SEARCHES = { search: 'kutter', 'search-none': 'Xylophonbau' };
/** What is open over a page, or the page without a connection. */
export const STATES = [
  'media-library-filter',
  'media-library-flyout',
  'media-library-overlay',
  'locations-card',
  'locations-offline',
] as const;
/** States of offline mode in the desktop app, by the search of the gallery page that shows each. */
export const OFFLINE = {
  'offline-loading': 'state=loading',
  'offline-error': 'state=internet',
  'offline-settings': 'state=offline&settings=open',
  'offline-settings-off': 'state=online&settings=open',
};
/** Every block with three amounts of content. */
export const EXAMPLES: readonly string[] = CONTENT_BLOCKS.flatMap(({ type }) =>
  ['short', 'normal', 'long'].map((amount) => `${type}-${amount}`),
);
/** One of each kind that prints, and another where it has sheets of another layout; the sheets of a PDF are those of its file. */
export const CHAPTERS: readonly string[] = [
  '/product/ww-200',
  '/product/k-330',
  '/product-overview/woelfe',
  '/product-overview/kutter',
  '/product-line/hackfleischlinie',
  '/content-page/ueber-uns',
  '/content-page/hygiene',
  '/content-page/faq',
  '/content-page/standorte',
  '/content-page/mediathek',
];

export const nameOf = (path: string) => (path === '/' ? 'root' : path.slice(1).replaceAll(/[^a-z0-9-]+/g, '-'));
export const outside = (path: string) => `out-${nameOf(path)}`;
export const block = (as: 'screen' | 'print', example: string) => `block-${as}-${example}`;

/** Names of all pictures, without the numbers of printed sheets: how many there are is seen when they are printed. */
export const TAKEN: readonly string[] = [
  ...['1440', '390'].flatMap((width) =>
    [
      ...OUTSIDE.map(outside),
      ...INSIDE.map(nameOf),
      'static-product',
      ...Object.keys(SEARCHES),
      ...STATES,
      ...Object.keys(OFFLINE),
      ...EXAMPLES.map((example) => block('screen', example)),
    ].map((name) => `${width}/${name}`),
  ),
  // A sheet has one width.
  ...EXAMPLES.map((example) => `1440/${block('print', example)}`),
  ...[...CHAPTERS.map(nameOf), 'cover', 'contents', 'comparison', 'last-sheet'].map((name) => `print/${name}`),
];
