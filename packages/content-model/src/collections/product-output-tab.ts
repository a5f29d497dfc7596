import { PRODUCT_TYPES } from '@vitrine/contract/product-types.ts';
import type { Tab } from 'payload';
import { outputRowsField } from '../output/output-row-field.ts';
import { productTypeField } from '../output/product-type-field.ts';

/** Output figures, typed once: overviews, product lines and the technical table show these. */
export const productOutputTab: Tab = {
  label: { de: 'Leistung', en: 'Output' },
  fields: [
    productTypeField(false, {
      de: 'Bestimmt, welche Leistungswerte die Maschine hat und in welche Produktübersicht sie passt. Alle Tabellen der App nehmen die Werte von hier.',
      en: 'Decides which output figures the machine has and which product overview it fits. All tables of the app take the figures from here.',
    }),
    ...PRODUCT_TYPES.map(outputRowsField),
  ],
};
