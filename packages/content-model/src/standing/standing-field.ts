import type { CollectionConfig, GlobalConfig, UIField } from 'payload';

const standingField: UIField = {
  name: 'standing',
  type: 'ui',
  label: { de: 'In der App', en: 'In the app' },
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '@vitrine/content-model/admin/standing/standing-panel.tsx#StandingPanel' },
  },
};

/** What is published says beside its form how it stands in the app, first of all that is there. */
export const showsStanding = <E extends CollectionConfig | GlobalConfig>(entity: E): E => ({
  ...entity,
  fields: [standingField, ...entity.fields],
});
