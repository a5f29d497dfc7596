import { isObject } from '../records/is-object.ts';
import { WHERE_CONDITIONS_MAX, WHERE_LEVELS_MAX } from './bounds.ts';

const isScalar = (value: unknown) =>
  value === null ||
  typeof value === 'number' ||
  typeof value === 'boolean' ||
  (typeof value === 'string' && !value.includes('\0'));
const isList = (value: unknown): value is unknown[] => Array.isArray(value) && value.length > 0 && value.every(isScalar);
/** Payload takes a text for a list with commas, and `null` for nothing at all. */
const isListOrText = (value: unknown) =>
  isList(value) || (typeof value === 'string' && !['', 'null'].includes(value) && isScalar(value));
const isScalarOrList = (value: unknown) => isScalar(value) || isList(value);

/**
 * What Payload compares by, with the values that each of them takes. Not `near`, `within` and `intersects`, as nothing here is a point;
 * nor `all`, which its adapter for PostgreSQL does not know.
 */
const OPERATORS = new Map<string, (value: unknown) => boolean>([
  ['equals', isScalarOrList],
  ['not_equals', isScalarOrList],
  ['in', isListOrText],
  ['not_in', isListOrText],
  ['exists', (value) => value === 'true' || value === 'false' || typeof value === 'boolean'],
  ['contains', isScalarOrList],
  ['like', isScalar],
  ['not_like', isScalar],
  ['greater_than', isScalar],
  ['greater_than_equal', isScalar],
  ['less_than', isScalar],
  ['less_than_equal', isScalar],
]);

const isCombination = (name: string) => ['and', 'or'].includes(name.toLowerCase());

/** How many conditions there are; infinite where one makes no sense. */
function conditionsIn(where: unknown, levels: number): number {
  if (!isObject(where) || levels > WHERE_LEVELS_MAX) return Number.POSITIVE_INFINITY;
  let count = 0;
  for (const [name, value] of Object.entries(where)) {
    if (isCombination(name)) {
      if (!Array.isArray(value)) return Number.POSITIVE_INFINITY;
      for (const part of value) count += conditionsIn(part, levels + 1);
    } else {
      if (!isObject(value)) return Number.POSITIVE_INFINITY;
      for (const [operator, compared] of Object.entries(value)) {
        if (!OPERATORS.get(operator)?.(compared)) return Number.POSITIVE_INFINITY;
        count += Array.isArray(compared) ? compared.length : 1;
      }
    }
  }
  return count;
}

/** Whether a `where` is one that Payload can make a statement of, and not too much of one. */
export const isAnswerable = (where: unknown): boolean => conditionsIn(where, 0) <= WHERE_CONDITIONS_MAX;
