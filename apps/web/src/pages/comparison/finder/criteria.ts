import type { HoleDiameter } from '@vitrine/contract/hole-diameters.ts';
import type { OUTPUT_STATES, PRODUCT_TYPES } from '@vitrine/contract/product-types.ts';
import type { CriteriaSearch, Goods } from './address.ts';
import { goodsOfType } from './goods.ts';

/** What is looked for, as the address of the finder says it; what it does not know of is left out, part by part. */
export interface Criteria {
  type: (typeof PRODUCT_TYPES)[number];
  /** Least output in kg/h. */
  output?: number | undefined;
  /** Diameter of the hole plate in mm; absent: any. */
  hole?: HoleDiameter | undefined;
  state: (typeof OUTPUT_STATES)[number];
  /** What is made; absent: anything. */
  goods?: Goods | undefined;
  /** Least batch in kg. */
  batch?: number | undefined;
  /** Most minutes of a batch. */
  minutes?: number | undefined;
}

/** What can be asked of a kind of machine: plates and states of grinders, batches where its tables have them. */
export const FIELDS: Record<Criteria['type'], { plates: boolean; output: boolean; goods: boolean; batch: boolean }> = {
  grinders: { plates: true, output: true, goods: false, batch: false },
  cutters: { plates: false, output: false, goods: true, batch: true },
  mixerGrinders: { plates: false, output: true, goods: false, batch: true },
  mixers: { plates: false, output: false, goods: true, batch: true },
  emulsifiers: { plates: false, output: true, goods: true, batch: false },
  frozenMeatCutters: { plates: false, output: true, goods: false, batch: false },
};

/** What an address asks of a kind of machine; what its form has no field for is not asked, or the headline would say what nothing answers. */
export function criteriaOf({ type = 'grinders', state = 'fresh', ...search }: CriteriaSearch): Criteria {
  const { plates, output, goods, batch } = FIELDS[type];
  return {
    type,
    state: plates ? state : 'fresh',
    output: output ? search.output : undefined,
    hole: plates ? search.hole : undefined,
    goods: goods && search.goods && goodsOfType(type).includes(search.goods) ? search.goods : undefined,
    batch: batch ? search.batch : undefined,
    minutes: batch ? search.minutes : undefined,
  };
}

/** The units of fields, each typed or pasted along with the number, and on the way to it. "5.000 kg" of an output is what an hour brings. */
const UNITS = {
  'kg/h': { whole: /\s*kg(\/h)?\.?$/i, begun: /\s*(k|kg\/)$/i },
  kg: { whole: /\s*kg\.?$/i, begun: /\s*k$/i },
  min: { whole: /\s*min\.?$/i, begun: /\s*mi?$/i },
} as const;
export type AmountUnit = keyof typeof UNITS;

/**
 * An amount as a person types it into a field of a unit: "5.000", "5 000", "5,000 kg/h"; null for an empty field, undefined for what is no whole
 * number of that unit.
 */
export function typedAmount(text: string, unit: AmountUnit): number | null | undefined {
  const written = text.trim();
  if (written === '') return null;
  const figures = written.replace(UNITS[unit].whole, '');
  // A separator stands before three digits: "2,5" is no 25.
  if (!/^(\d{1,6}|\d{1,3}[\s.,'\u00a0\u202f]\d{3})$/.test(figures)) return undefined;
  const amount = Number(figures.replace(/\D/g, ''));
  return amount > 0 ? amount : undefined;
}

/** What may still become an amount: "5." and "5.00" on the way to "5.000", "5.000 k" on the way to "5.000 kg/h". */
export function beginsAmount(text: string, unit: AmountUnit): boolean {
  const { begun } = UNITS[unit];
  return (
    /^\d{1,3}[\s.,'\u00a0\u202f]\d{0,2}$/.test(text.trimStart()) ||
    (begun.test(text) && Boolean(typedAmount(text.replace(begun, ''), unit)))
  );
}

/** A number with a word behind it, in a field that does not take it: "30 min" as an output. The field's own unit is no other: "7,5 min". */
export const hasOtherUnit = (text: string, unit: AmountUnit): boolean =>
  typedAmount(text, unit) === undefined &&
  /^\d[\d\s.,'\u00a0\u202f]*\p{L}[\p{L}/]*\.?$/u.test(text.trim().replace(UNITS[unit].whole, ''));
