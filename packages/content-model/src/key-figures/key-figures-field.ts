import type { ArrayField, FieldHook, TextField, TextFieldSingleValidation } from 'payload';
import { text } from 'payload/shared';
import { textField } from '../fields/texts.ts';
import { message } from '../messages.ts';
import { chosenFigure } from './chosen-figure.ts';
import { contradictingValue } from './contradicting-value.ts';
import { type FigureSource, figureSource } from './figure-source.ts';

type TextOptions = Parameters<TextFieldSingleValidation>[1];

const NOTHING: FigureSource = figureSource.parse({});
const sourceOf = (data: unknown): FigureSource => figureSource.safeParse(data).data ?? NOTHING;
const languageOf = ({ locale }: { locale?: unknown }) => (locale === 'en' ? 'en' : 'de');
const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const textIn = (row: unknown, name: string): unknown => (row instanceof Object ? Reflect.get(row, name) : undefined);
const hasFigure = (row: unknown): boolean => isText(textIn(row, 'figure'));

/** A figure that is chosen must have a value when it is published. */
const figureField: TextField = {
  name: 'figure',
  type: 'text',
  label: { de: 'Angabe', en: 'Figure' },
  maxLength: 120,
  admin: { components: { Field: '/admin/key-figures/figure-picker.tsx#FigurePicker' } },
  validate: async (value: string | null | undefined, options: TextOptions) => {
    const usual = await text(value, options);
    if (usual !== true || !isText(value)) return usual;
    const chosen = chosenFigure(sourceOf(options.data), value, languageOf(options.req));
    return 'problem' in chosen ? message(options.req, chosen.problem) : true;
  },
};

/** With a chosen figure a value of one's own is forgotten, in both languages: nobody sees it, and it would grow old. */
const forgetOwnValue: FieldHook = ({ value, siblingData, siblingDocWithLocales }) => {
  if (!hasFigure(siblingData)) return value;
  const texts = textIn(siblingDocWithLocales, 'value');
  if (texts instanceof Object) for (const language of Object.keys(texts)) Reflect.set(texts, language, null);
  return null;
};

/** Typed where the product has no such figure; it cannot say something else than the technical data. */
const valueField: TextField = {
  name: 'value',
  type: 'text',
  label: { de: 'Wert mit Einheit', en: 'Value with unit' },
  localized: true,
  required: true,
  maxLength: 40,
  admin: { width: '50%', condition: (_, row) => !hasFigure(row) },
  hooks: { beforeChange: [forgetOwnValue] },
  validate: async (value: string | null | undefined, options: TextOptions) => {
    const usual = await text(value, options);
    const label = textIn(options.siblingData, 'label');
    if (usual !== true || !isText(value) || !isText(label)) return usual;
    const other = contradictingValue(sourceOf(options.data), { label, value }, languageOf(options.req));
    return other === null || message(options.req, 'figureContradicts').replace('{value}', () => other);
  },
};

const labelField: TextField = textField(
  'label',
  { de: 'Bezeichnung', en: 'Label' },
  {
    maxLength: 60,
    width: '50%',
    description: {
      de: 'Leer gilt die Bezeichnung der gewählten Angabe.',
      en: 'If empty, the label of the chosen figure.',
    },
    validate: (value: string | null | undefined, options: TextOptions) =>
      text(value, { ...options, required: !hasFigure(options.siblingData) }),
  },
);

/** Up to four figures beside the title. A figure that the product has elsewhere is chosen, so that it is typed once. */
export const keyFiguresField: ArrayField = {
  name: 'keyFigures',
  type: 'array',
  maxRows: 4,
  label: { de: 'Eckwerte', en: 'Key figures' },
  labels: { singular: { de: 'Eckwert', en: 'Key figure' }, plural: { de: 'Eckwerte', en: 'Key figures' } },
  admin: {
    components: { RowLabel: '/admin/key-figures/key-figure-row-label.tsx#KeyFigureRowLabel' },
    description: {
      de: 'Höchstens vier; sie stehen groß neben dem Titel. Was unter „Technik“ oder „Leistung“ steht, wählen Sie aus: Dort geändert, ändert es sich auch hier.',
      en: 'Four at most; they are shown large beside the title. What is under “Technical data” or “Output” is chosen from there: changed there, it changes here too.',
    },
  },
  fields: [figureField, { type: 'row', fields: [valueField, labelField] }],
};
