import type { CollectionConfig, GlobalConfig } from 'payload';
import { shownField } from '../fields/shown-field.ts';

const publicationStatusField = shownField(
  'publicationStatus',
  { de: 'In der App', en: 'In the app' },
  '/admin/publication-status/publication-status-panel.tsx#PublicationStatusPanel',
  'sidebar',
);

/** What is published says beside its form what of it is in the app, first of all that is there. */
export const showsPublicationStatus = <E extends CollectionConfig | GlobalConfig>(entity: E): E => ({
  ...entity,
  fields: [publicationStatusField, ...entity.fields],
});
