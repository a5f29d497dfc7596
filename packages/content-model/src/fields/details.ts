import type { ArrayField } from 'payload';
import { ROW_LABEL } from './row-label.ts';
import { textField } from './texts.ts';

/** Rows of a key-value table: "Leistung", "5.200 kg/h". */
export const detailsField: ArrayField = {
  name: 'details',
  type: 'array',
  maxRows: 20,
  label: { de: 'Eckdaten', en: 'Facts' },
  labels: { singular: { de: 'Zeile', en: 'Row' }, plural: { de: 'Zeilen', en: 'Rows' } },
  admin: { initCollapsed: true, components: { RowLabel: ROW_LABEL } },
  fields: [
    {
      type: 'row',
      fields: [
        textField('key', { de: 'Bezeichnung', en: 'Label' }, { required: true, maxLength: 80, width: '50%' }),
        textField('value', { de: 'Wert', en: 'Value' }, { required: true, maxLength: 160, width: '50%' }),
      ],
    },
  ],
};
