import type { TextField } from 'payload';
import type { AdminText } from '../languages.ts';

/** What it is called where staff are, and where the other password on the page is a customer's. */
export const PRESENT_PASSWORD_LABELS = {
  staff: { de: 'Ihr eigenes bisheriges Passwort', en: 'Your current password' },
  accounts: { de: 'Ihr eigenes Passwort', en: 'Your own password' },
} satisfies Record<string, AdminText>;

/** The password of who changes a record of a person, beside what it is asked for (prove-present-password.ts); never stored. */
export const presentPassword = (collection: keyof typeof PRESENT_PASSWORD_LABELS): TextField => ({
  name: 'presentPassword',
  type: 'text',
  virtual: true,
  label: PRESENT_PASSWORD_LABELS[collection],
  admin: {
    disableListColumn: true,
    disableListFilter: true,
    disableBulkEdit: true,
    components: { Field: '@vitrine/content-model/admin/staff/present-password.tsx#PresentPassword' },
  },
});
