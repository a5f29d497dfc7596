import type { TextField } from 'payload';
import type { AdminText } from '../languages.ts';

/** The other password on the page is mostly a colleague's, or a customer's. */
export const CURRENT_PASSWORD_LABEL: AdminText = { de: 'Ihr eigenes Passwort', en: 'Your own password' };

/** The password of who changes a record of a person, beside what it is asked for (hooks/verify-current-password.ts); never stored. */
export const currentPassword: TextField = {
  name: 'currentPassword',
  type: 'text',
  virtual: true,
  label: CURRENT_PASSWORD_LABEL,
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: { Field: '/admin/staff/current-password.tsx#CurrentPassword' },
  },
};
