import * as z from 'zod/mini';
import { resourceIdentifier, type WireDocument, type WireResource, wireDocument } from './json-api.ts';

type Attributes = z.ZodMiniObject;
/** A relationship of a resource definition; the target is a thunk so that definitions may refer to later ones. */
type Relation = { many: boolean; targets: () => readonly ResourceDefinition[] };
type Relations = Record<string, Relation>;

/** One resource of the API: the single source of its type, its validation and its OpenAPI schema. */
export interface ResourceDefinition<
  T extends string = string,
  A extends Attributes = Attributes,
  R extends Relations = Relations,
> {
  type: T;
  attributes: A;
  relations: R;
  /** Name of its schema in the OpenAPI description: its own, for a resource may be described whole and as a reference. */
  schemaName: string;
}

interface ToOne<D extends ResourceDefinition> {
  many: false;
  targets: () => readonly D[];
}
interface ToMany<D extends ResourceDefinition> {
  many: true;
  targets: () => readonly D[];
}

type RelationModel<X> = X extends ToOne<infer D> ? Model<D> | null : X extends ToMany<infer D> ? Model<D>[] : never;

/** An object without fields is inferred as one that may have none, which no resource with relationships is. */
type Fields<A extends Attributes> = keyof A['shape'] extends never ? unknown : z.infer<A>;

/** A resource with its relationships resolved, as pages use it: `{ type, id, ...attributes, ...relations }`. */
export type Model<D> =
  D extends ResourceDefinition<infer T, infer A, infer R>
    ? { type: T; id: string } & Fields<A> & { [K in keyof R]: RelationModel<R[K]> }
    : never;

/** `advantage-category` -> `AdvantageCategory`. */
const pascalCase = (type: string) => type.replace(/(?:^|-)([a-z0-9])/g, (_match, first: string) => first.toUpperCase());

/** `schemaName` is needed where another definition has the same type. */
export function defineResource<const T extends string, A extends Attributes, R extends Relations>(
  type: T,
  attributes: A,
  relations: R,
  schemaName = pascalCase(type),
): ResourceDefinition<T, A, R> {
  return { type, attributes, relations, schemaName };
}

export const toOne = <D extends ResourceDefinition>(...targets: (() => D)[]): ToOne<D> => ({
  many: false,
  targets: () => targets.map((t) => t()),
});
export const toMany = <D extends ResourceDefinition>(...targets: (() => D)[]): ToMany<D> => ({
  many: true,
  targets: () => targets.map((t) => t()),
});

/** Thrown when a document does not hold what its definition promises; names the resource and the field. */
export class DocumentMismatchError extends Error {
  override name = 'DocumentMismatchError';
}

const key = (r: { type: string; id: string }) => `${r.type}/${r.id}`;

/** Models made so far, by definition and resource: one resource may be wanted whole and as a reference with fewer fields. */
type Built = Map<ResourceDefinition, Map<string, object>>;

/** Validates a resource by its definition and resolves its relationships from `included`, each resource once. */
function build(definition: ResourceDefinition, resource: WireResource, pool: Map<string, WireResource>, built: Built): object {
  const models = built.get(definition) ?? new Map<string, object>();
  built.set(definition, models);
  const known = models.get(key(resource));
  if (known) return known;
  const attributes = definition.attributes.safeParse(resource.attributes);
  if (!attributes.success) {
    throw new DocumentMismatchError(`${key(resource)}: ${z.prettifyError(attributes.error)}`);
  }
  const model: Record<string, unknown> = { type: resource.type, id: resource.id, ...attributes.data };
  models.set(key(resource), model);
  for (const [name, relation] of Object.entries(definition.relations)) {
    const data = resource.relationships?.[name]?.data ?? (relation.many ? [] : null);
    const resolve = (identifier: { type: string; id: string }) => {
      const target = relation.targets().find((t) => t.type === identifier.type);
      const found = pool.get(key(identifier));
      if (!target || !found)
        throw new DocumentMismatchError(`${key(resource)}.${name}: ${key(identifier)} is not in the document`);
      return build(target, found, pool, built);
    };
    if (Array.isArray(data) !== relation.many) throw new DocumentMismatchError(`${key(resource)}.${name}: one or many`);
    model[name] = Array.isArray(data) ? data.map(resolve) : data && resolve(data);
  }
  return model;
}

function pooled(document: WireDocument): Map<string, WireResource> {
  return new Map((document.included ?? []).map((r) => [key(r), r]));
}

/** Parses an answer that holds one resource. Throws DocumentMismatchError or ZodError. */
export function parseOne<D extends ResourceDefinition>(definition: D, body: unknown): Model<D> {
  const document = wireDocument.parse(body);
  if (Array.isArray(document.data) || document.data.type !== definition.type) {
    throw new DocumentMismatchError(`expected one ${definition.type}`);
  }
  return build(definition, document.data, pooled(document), new Map()) as Model<D>;
}

/** Parses an answer that holds a resource of one of several definitions, which its type tells apart. Throws as parseOne. */
export function parseOneOf<D extends ResourceDefinition>(definitions: readonly D[], body: unknown): Model<D> {
  const { data } = wireDocument.parse(body);
  const definition = definitions.find(({ type }) => !Array.isArray(data) && data.type === type);
  if (!definition) throw new DocumentMismatchError(`expected one of ${definitions.map(({ type }) => type).join(', ')}`);
  return parseOne(definition, body);
}

/** Parses an answer that holds a list of resources. Throws DocumentMismatchError or ZodError. */
export function parseMany<D extends ResourceDefinition>(definition: D, body: unknown): Model<D>[] {
  const document = wireDocument.parse(body);
  if (!Array.isArray(document.data)) throw new DocumentMismatchError(`expected a list of ${definition.type}`);
  const pool = pooled(document);
  for (const r of document.data) pool.set(key(r), r);
  const built: Built = new Map();
  return document.data.map((r) => {
    if (r.type !== definition.type) throw new DocumentMismatchError(`${key(r)} in a list of ${definition.type}`);
    return build(definition, r, pool, built) as Model<D>;
  });
}

function createWireSchema(definition: ResourceDefinition) {
  const relationships = Object.fromEntries(
    Object.entries(definition.relations).map(([name, relation]) => [
      name,
      relation.many
        ? z.strictObject({ data: z.array(resourceIdentifier) })
        : z.strictObject({ data: z.nullable(resourceIdentifier) }),
    ]),
  );
  return z.strictObject({
    type: z.literal(definition.type),
    id: z.string(),
    attributes: definition.attributes,
    relationships: z.strictObject(relationships),
    links: z.optional(z.strictObject({ self: z.string() })),
  });
}

const wireSchemas = new WeakMap<ResourceDefinition, ReturnType<typeof createWireSchema>>();

/** The strict wire schema of one resource, the same each time; publishing, OpenAPI and contract tests use it. */
export function wireSchema(definition: ResourceDefinition) {
  const schema = wireSchemas.get(definition) ?? createWireSchema(definition);
  wireSchemas.set(definition, schema);
  return schema;
}

/** Every definition reachable from one, itself first: what `included` may hold. */
export function reachable(definition: ResourceDefinition, seen = new Set<ResourceDefinition>()): Set<ResourceDefinition> {
  if (seen.has(definition)) return seen;
  seen.add(definition);
  for (const relation of Object.values(definition.relations)) for (const t of relation.targets()) reachable(t, seen);
  return seen;
}

/** The wire schema of a whole answer about a resource of one of the definitions, `included` being a union of what they can reach. */
export function documentSchema(about: ResourceDefinition | readonly ResourceDefinition[], many: boolean) {
  const definitions = [about].flat();
  const all = new Set<ResourceDefinition>();
  for (const definition of definitions) reachable(definition, all);
  const others = [...all].filter((definition) => !definitions.includes(definition)).map(wireSchema);
  const [only, ...more] = definitions.map(wireSchema);
  const data = only && more.length === 0 ? only : z.union(definitions.map(wireSchema));
  return z.strictObject({
    data: many ? z.array(data) : data,
    links: z.optional(z.strictObject({ self: z.string() })),
    included: others.length > 0 ? z.array(z.union(others)) : z.array(z.never()),
  });
}
