import type { TextField } from 'payload';
import { nobody } from '../access/nobody.ts';
import { shownField } from '../fields/shown-field.ts';

/**
 * Id of the machine that a machine was made after, until an editor has checked everything. A text and no relationship: the other
 * machine may be deleted all the same.
 */
export const copiedFromField: TextField = {
  name: 'copiedFrom',
  type: 'text',
  maxLength: 60,
  label: { de: 'Kopie von', en: 'Copy of' },
  access: { create: nobody, update: nobody },
  admin: { hidden: true, disableListColumn: true, disableListFilter: true, disableBulkEdit: true },
  hooks: { beforeDuplicate: [() => null] },
};

/** The way to a new machine, and what one still has as the machine that it was made after. */
export const machineCopyField = shownField(
  'machineCopy',
  { de: 'Vorbild', en: 'Based on' },
  '/admin/duplicates/duplicate-panel.tsx#DuplicatePanel',
  'sidebar',
);
