import { t } from '../text.ts';
import type { ContentPage } from './content-page.ts';

export const mediaLibrary: ContentPage = {
  slug: 'mediathek',
  pageType: 'mediaLibrary',
  headline: t('Mediathek', 'Media library'),
  subline: t(
    'Bilder und Videos aller Maschinen, frei für Ihre Angebote und Vorträge.',
    'Pictures and videos of all machines, free for your quotations and talks.',
  ),
  tilePicture: 'scenes/cover',
  blocks: [],
  related: [{ product: 'ww-200' }, { line: 'rohwurstlinie' }, { page: 'hygiene' }],
};

export const locationsPage: ContentPage = {
  slug: 'standorte',
  pageType: 'locations',
  menuName: t('Standorte', 'Locations'),
  headline: t('Nah bei Ihrer Linie', 'Close to your line'),
  subline: t(
    '26 Standorte mit Vertrieb, Ersatzteilen und Technik in fünf Regionen.',
    '26 locations with sales, spare parts and technicians in five regions.',
  ),
  tilePicture: 'scenes/hole-plate',
  blocks: [],
  related: [{ page: 'ueber-uns' }, { page: 'service' }, { caseStudy: 'fleischwerk-niederaue' }],
};
