import type { CollectionConfig, GlobalConfig } from 'payload';
import { shownField } from '../fields/shown-field.ts';

const standingField = shownField(
  'standing',
  { de: 'In der App', en: 'In the app' },
  '@vitrine/content-model/admin/standing/standing-panel.tsx#StandingPanel',
  'sidebar',
);

/** What is published says beside its form how it stands in the app, first of all that is there. */
export const showsStanding = <E extends CollectionConfig | GlobalConfig>(entity: E): E => ({
  ...entity,
  fields: [standingField, ...entity.fields],
});
