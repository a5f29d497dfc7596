import type { TextField, UIField } from 'payload';
import { nobody } from '../access/nobody.ts';

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
export const machineCopyField: UIField = {
  name: 'machineCopy',
  type: 'ui',
  label: { de: 'Vorbild', en: 'Based on' },
  admin: {
    position: 'sidebar',
    disableListColumn: true,
    components: { Field: '@vitrine/content-model/admin/copies/copy-panel.tsx#CopyPanel' },
  },
};
