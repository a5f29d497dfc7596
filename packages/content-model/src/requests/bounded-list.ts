import { type CollectionBeforeOperationHook, type PayloadRequest, QueryError } from 'payload';
import { LIMIT_MAX, READING_MS } from './bounds.ts';
import { listsIn } from './list-joins.ts';
import { listsProblem } from './query-problem.ts';
import { endsBy } from './reading-time.ts';
import { isAnswerable } from './where.ts';

/** 0 would be all records; what is no number means nothing. */
function boundedLimit(limit: unknown): number {
  const number = Math.trunc(Number(limit));
  return number >= 1 ? Math.min(number, LIMIT_MAX) : LIMIT_MAX;
}

const isAsked = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

/** A page of the admin is no request to an endpoint, whose lists and time `guardEndpoint` counts; a change through one is not cut off. */
const isOfPage = ({ payloadAPI }: PayloadRequest): boolean => payloadAPI === 'local';

/**
 * A list of the admin, whose page or server function asks past every endpoint, is bounded like the others. Its limit is lowered and
 * not refused: Payload keeps it for the editor, who would not see the list any more. A condition that makes no sense is an error that
 * the page shows as an empty list. Only code asks without pages (`pagination: false`): that knows what it asks for.
 */
export const boundsList: CollectionBeforeOperationHook = ({ args, collection, operation, overrideAccess, req }) => {
  if (operation !== 'read' || overrideAccess || !req.user) return args;
  if (!('limit' in args || 'where' in args) || ('pagination' in args && args.pagination === false)) return args;
  if ('where' in args && isAsked(args.where) && !isAnswerable(args.where)) throw new QueryError([{ path: 'where' }]);
  if (isOfPage(req)) {
    const problem = listsProblem(listsIn(args, { fields: collection.flattenedFields, payload: req.payload }));
    if (problem) throw new QueryError([{ path: problem.name }]);
    endsBy(req, READING_MS);
  }
  return 'limit' in args && isAsked(args.limit) ? { ...args, limit: boundedLimit(args.limit) } : args;
};
