import type { UIField } from 'payload';
import type { AdminText } from '../languages.ts';

/** What a form shows that is no field of the record: among its fields, or beside them. */
export const shownField = (name: string, label: AdminText, component: string, position?: 'sidebar'): UIField => ({
  name,
  type: 'ui',
  label,
  admin: { disableListColumn: true, components: { Field: component }, ...(position && { position }) },
});
