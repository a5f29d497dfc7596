import type { FlattenedField, PayloadRequest } from 'payload';
import { isObject } from '../records/is-object.ts';
import { collectionOf } from './collection-of.ts';

/** What a question may be asked of: fields of a collection or a global, and those of the collections that they refer to. */
interface Asked {
  fields: readonly FlattenedField[];
  payload: Pick<PayloadRequest['payload'], 'collections'>;
}
type Conditions = Iterable<[path: string, compared: unknown]>;

/** Each path of a `where` with the values that it is compared with. */
function* conditionsOf(where: unknown): Generator<[string, unknown]> {
  if (!isObject(where)) return;
  for (const [name, value] of Object.entries(where)) {
    if (!Array.isArray(value)) yield [name, value];
    else for (const part of value) yield* conditionsOf(part);
  }
}

function* pathsOf(sort: unknown): Generator<[string, unknown]> {
  for (const one of [sort].flat()) {
    if (typeof one !== 'string') continue;
    for (const path of one.split(',')) yield [path.trim().replace(/^-/, ''), null];
  }
}

const isSeveral = (field: FlattenedField): boolean =>
  field.type === 'array' ||
  field.type === 'blocks' ||
  field.type === 'join' ||
  ('hasMany' in field && field.hasMany === true) ||
  ('relationTo' in field && Array.isArray(field.relationTo));

/** The fields below a field, of its own or of the records that it refers to. */
function below(field: FlattenedField, payload: Asked['payload']): readonly FlattenedField[] {
  if (field.type === 'blocks') return field.blocks.flatMap(({ flattenedFields }) => flattenedFields);
  if ('flattenedFields' in field) return field.flattenedFields;
  const slug = 'relationTo' in field ? field.relationTo : field.type === 'join' ? field.collection : null;
  const collection = typeof slug === 'string' ? Object.entries(payload.collections).find(([name]) => name === slug)?.[1] : null;
  return collection?.config.flattenedFields ?? [];
}

/** Payload joins a table for each kind of block that `blockType` is compared with. */
const kindsIn = (compared: unknown): string[] =>
  isObject(compared)
    ? Object.values(compared)
        .flatMap((value) => (Array.isArray(value) ? value : String(value).split(',')))
        .map(String)
    : [];

/**
 * The lists that a `where` or a `sort` leads over. Payload joins the table of each, so that the rows of a record are those of one list
 * times those of the next; several conditions on one list share its table.
 */
function listsOf(conditions: Conditions, { fields, payload }: Asked): Set<string> {
  const lists = new Set<string>();
  for (const [path, compared] of conditions) {
    let known = fields;
    let walked = '';
    for (const name of path.replaceAll('__', '.').split('.')) {
      const field = known.find((one) => one.name === name);
      // Languages, slugs of blocks and the `version` of a version are no fields.
      if (!field) {
        if (name === 'blockType') for (const kind of kindsIn(compared)) lists.add(`${walked}${name} ${kind}`);
        continue;
      }
      walked += `${name}.`;
      if (isSeveral(field)) lists.add(walked);
      known = below(field, payload);
    }
  }
  return lists;
}

/** How many lists a question leads over: by its conditions, by its order, and by both. */
export function listsIn({ where, sort }: { where?: unknown; sort?: unknown }, asked: Asked) {
  const [ofWhere, ofSort] = [listsOf(conditionsOf(where), asked), listsOf(pathsOf(sort), asked)];
  return { where: ofWhere.size, sort: ofSort.size, both: new Set([...ofWhere, ...ofSort]).size };
}

/** What the endpoint of a request is about; no fields where it is about no records. */
export function askedOf(req: PayloadRequest): Asked {
  const { payload, routeParams } = req;
  const config = collectionOf(req) ?? payload.config.globals.find(({ slug }) => slug === routeParams?.global);
  return { fields: config?.flattenedFields ?? [], payload };
}
