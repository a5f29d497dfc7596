import { OUTPUT_STATES, type ProductType } from '@vitrine/contract/product-types.ts';
import type { ArrayField, Field, NumberField, RowField, SelectField, TextField } from 'payload';
import { parseFigure } from '../fields/figure.ts';
import type { AdminText } from '../languages.ts';
import { message } from '../messages.ts';
import {
  OUTPUT_FIELDS,
  OUTPUT_FIGURES,
  OUTPUT_STATE_LABELS,
  type OutputFigure,
  type OutputFigureGroup,
} from './output-figures.ts';

type Speaks = { req: Parameters<typeof message>[0] };

const labelOf = ({ label, unit }: OutputFigure): AdminText => ({
  de: `${label.de} (${unit.de})`,
  en: `${label.en} (${unit.en})`,
});

const figureField = (figure: OutputFigure): TextField => ({
  name: figure.name,
  type: 'text',
  label: labelOf(figure),
  maxLength: 40,
  admin: { width: '25%' },
  validate: (value: string | null | undefined, { req }: Speaks) =>
    !value || value.trim() === '' || parseFigure(value) !== null || message(req, 'figureFormat'),
});

/** Five beside each other: the help of the list says what the figures are. */
const grinderField = ({ name }: OutputFigure): NumberField => ({
  name,
  type: 'number',
  label: { de: `${name.replace('mmLs', '')} mm`, en: `${name.replace('mmLs', '')} mm` },
  min: 1,
  max: 100_000,
  admin: { width: '20%', step: 10 },
});

const groupOf = ({ headline, figures }: OutputFigureGroup): Field => {
  const row: RowField = { type: 'row', fields: figures.map(figureField) };
  return headline ? { type: 'collapsible', label: headline, fields: [row] } : row;
};

const stateField: SelectField = {
  name: 'state',
  type: 'select',
  required: true,
  label: { de: 'Zustand des Fleisches', en: 'State of the meat' },
  options: OUTPUT_STATES.map((value) => ({ value, label: OUTPUT_STATE_LABELS[value] })),
};

/** Fields of one row of a type; a grinder has a row for fresh and one for frozen meat. */
const fieldsOf = (type: ProductType): Field[] =>
  type === 'grinders'
    ? [stateField, { type: 'row', fields: OUTPUT_FIGURES.grinders.flatMap(({ figures }) => figures).map(grinderField) }]
    : OUTPUT_FIGURES[type].map(groupOf);

const ROWS_HELP: Record<'grinders' | 'others', AdminText> = {
  grinders: {
    de: 'kg/h je Lochscheibe: eine Zeile für frisches, eine für gefrorenes Fleisch. Ein leeres Feld heißt: kein Wert.',
    en: 'kg/h by hole plate: one row for fresh meat, one for frozen. An empty field means: no figure.',
  },
  others: {
    de: 'Meist eine Zeile; mehrere, wenn die Maschine in mehreren Einstellungen verglichen wird. „8–10“, „620 x 200“ und „-18 bis -4“ sind möglich.',
    en: 'One row as a rule; several if the machine is compared in several settings. “8–10”, “620 x 200” and “-18 to -4” are possible.',
  },
};

/** The rows of a product type; shown when the product is of it. */
export const outputRowsField = (type: ProductType): ArrayField => ({
  name: OUTPUT_FIELDS[type],
  type: 'array',
  maxRows: type === 'grinders' ? OUTPUT_STATES.length : 8,
  label: { de: 'Verarbeitungsleistung', en: 'Output' },
  labels: { singular: { de: 'Zeile', en: 'Row' }, plural: { de: 'Zeilen', en: 'Rows' } },
  admin: {
    condition: (data) => data?.productType === type,
    components: { RowLabel: '/admin/labels/output-row-label.tsx#OutputRowLabel' },
    description: type === 'grinders' ? ROWS_HELP.grinders : ROWS_HELP.others,
  },
  fields: fieldsOf(type),
  ...(type === 'grinders' && { validate: oneRowAState }),
});

/** Both tables of a grinder have it once. */
function oneRowAState(value: unknown, { req }: Speaks): string | true {
  const states = (Array.isArray(value) ? value : []).map((row: { state?: unknown }) => row.state);
  return new Set(states).size === states.length || message(req, 'stateTwice');
}
