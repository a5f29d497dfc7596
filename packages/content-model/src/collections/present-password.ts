import type { TextField } from 'payload';

/** The password of who changes a record of a person, beside what it is asked for (prove-present-password.ts); never stored. */
export const presentPassword: TextField = {
  name: 'presentPassword',
  type: 'text',
  virtual: true,
  label: { de: 'Ihr bisheriges Passwort', en: 'Your present password' },
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: { Field: '@vitrine/content-model/admin/staff/present-password.tsx#PresentPassword' },
  },
};
