import type { CheckboxFieldValidation, PayloadRequest, RelationshipFieldSingleValidation } from 'payload';
import { message } from '../messages.ts';

const idOf = (value: unknown): string | null => {
  if (typeof value === 'string') return value;
  return typeof value === 'object' && value !== null && 'id' in value ? String(value.id) : null;
};

async function hasFiltersBelow(id: string, req: PayloadRequest): Promise<boolean> {
  const { totalDocs } = await req.payload.count({ collection: 'media-filters', where: { parent: { equals: id } }, req });
  return totalDocs > 0;
}

/** The filter above is of the first level and of the same category; who has filters below stays on the first. */
export const isTwoLevels: RelationshipFieldSingleValidation = async (value, { data, id, req }) => {
  const parentId = idOf(value);
  if (parentId === null) return true;
  if (parentId === id || (id !== undefined && (await hasFiltersBelow(String(id), req)))) return message(req, 'filterTooDeep');
  const parent = await req.payload.findByID({ collection: 'media-filters', id: parentId, depth: 0, disableErrors: true, req });
  if (!parent || idOf(parent.parent) !== null) return message(req, 'filterTooDeep');
  const category = 'category' in data ? idOf(data.category) : null;
  return idOf(parent.category) === category || message(req, 'filterOtherCategory');
};

/** The wire gives this filter the one id of the specification, so there is one at most. */
export const isOnlyWhole: CheckboxFieldValidation = async (value, { id, req }) => {
  if (!value) return true;
  const { totalDocs } = await req.payload.count({
    collection: 'media-filters',
    where: { isWhole: { equals: true }, ...(id !== undefined && { id: { not_equals: id } }) },
    req,
  });
  return totalDocs === 0 || message(req, 'filterWholeTaken');
};
