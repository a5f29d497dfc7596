import { DEPTH_MAX, LIMIT_MAX, LIMIT_MAX_WITH_DEPTH, LISTS_MAX } from './bounds.ts';
import { isAnswerable } from './where.ts';

type Query = Readonly<Record<string, unknown>>;

/** The parameter that keeps a question from being answered, and its greatest value where it has one. */
export interface QueryProblem {
  name: string;
  max?: number;
  /** The greatest value is a number of lists that it leads over. */
  ofLists?: true;
}

/** A whole number as a parameter has it; undefined when it is none, or there are several. */
const wholeNumber = (value: unknown): number | undefined =>
  (typeof value === 'string' || typeof value === 'number') && /^\d{1,6}$/.test(String(value)) ? Number(value) : undefined;

const isUpTo = (value: unknown, max: number, min = 0) => {
  const number = wholeNumber(value);
  return number !== undefined && number >= min && number <= max;
};

const isText = (value: unknown) => typeof value === 'string' && !value.includes('\0');
const isTexts = (value: unknown) => isText(value) || (Array.isArray(value) && value.length <= 5 && value.every(isText));

/** A question without a limit gets ten records, or all when it wants no pages. */
function limitProblem({ limit, depth, pagination }: Query): QueryProblem | null {
  const max = depth === '0' || depth === 0 ? LIMIT_MAX : LIMIT_MAX_WITH_DEPTH;
  if (limit !== undefined) return isUpTo(limit, max, 1) ? null : { name: 'limit', max };
  return pagination === 'false' || pagination === false ? { name: 'pagination' } : null;
}

/** Parameters that are not what they should be, in the order in which they are named. */
const PARAMETERS: [string, (value: unknown) => boolean][] = [
  ['page', (value) => isUpTo(value, 999_999)],
  ['sort', isTexts],
  ['where', isAnswerable],
  // Nothing of ours asks for joins, for parts of related records, or for a record with other data than it has.
  ['joins', () => false],
  ['populate', () => false],
  ['data', () => false],
  ['select', (value) => typeof value === 'object' && value !== null],
];

/** What of a question is too much or makes no sense; null when it can be answered. `isReading`: it changes nothing. */
export function queryProblem(query: Query, isReading: boolean): QueryProblem | null {
  if (query.depth !== undefined && !isUpTo(query.depth, DEPTH_MAX)) return { name: 'depth', max: DEPTH_MAX };
  // A change of many records at once says `limit=0`: of all that were chosen.
  const limit = isReading ? limitProblem(query) : null;
  if (limit) return limit;
  const wrong = PARAMETERS.find(([name, isRight]) => query[name] !== undefined && query[name] !== '' && !isRight(query[name]));
  return wrong ? { name: wrong[0] } : null;
}

/** Says which of `where` and `sort` leads over too many lists; null when neither does. */
export function listsProblem({ where, sort, both }: { where: number; sort: number; both: number }): QueryProblem | null {
  if (both <= LISTS_MAX) return null;
  return { name: where > LISTS_MAX || sort <= LISTS_MAX ? 'where' : 'sort', max: LISTS_MAX, ofLists: true };
}
