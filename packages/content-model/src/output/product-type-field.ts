import { PRODUCT_TYPES } from '@vitrine/contract/product-types.ts';
import type { SelectField } from 'payload';
import type { AdminText } from '../languages.ts';
import { PRODUCT_TYPE_LABELS } from './output-figures.ts';

/** Which of the six tables of output figures a machine or an overview has. */
export const productTypeField = (required: boolean, description: AdminText): SelectField => ({
  name: 'productType',
  type: 'select',
  required,
  index: true,
  label: { de: 'Maschinengruppe', en: 'Group of machines' },
  options: PRODUCT_TYPES.map((value) => ({ value, label: PRODUCT_TYPE_LABELS[value] })),
  admin: { description },
});
