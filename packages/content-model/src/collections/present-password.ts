import type { TextField } from 'payload';
import type { AdminText } from '../languages.ts';

/** The other password on the page is mostly a colleague's, or a customer's. */
export const PRESENT_PASSWORD_LABEL: AdminText = { de: 'Ihr eigenes Passwort', en: 'Your own password' };

/** The password of who changes a record of a person, beside what it is asked for (prove-present-password.ts); never stored. */
export const presentPassword: TextField = {
  name: 'presentPassword',
  type: 'text',
  virtual: true,
  label: PRESENT_PASSWORD_LABEL,
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: { Field: '@vitrine/content-model/admin/staff/present-password.tsx#PresentPassword' },
  },
};
