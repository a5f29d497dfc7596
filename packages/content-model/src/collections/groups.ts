import type { AdminText } from '../languages.ts';

/** Groups of the admin's menu. */
export const GROUP_CATALOGUE: AdminText = { de: 'Katalog', en: 'Catalogue' };
export const GROUP_PAGES: AdminText = { de: 'Seiten & Menü', en: 'Pages & menu' };
export const GROUP_MEDIA: AdminText = { de: 'Medien', en: 'Media' };
export const GROUP_PEOPLE: AdminText = { de: 'Menschen', en: 'People' };
