import * as z from 'zod/mini';

/** JSON:API media type, https://jsonapi.org/format/1.1/ */
export const JSON_API_TYPE = 'application/vnd.api+json';

export const resourceIdentifier = z.strictObject({ type: z.string(), id: z.string() });
export type ResourceIdentifier = z.infer<typeof resourceIdentifier>;

/** One relationship on the wire: a resource, none, or an ordered list. */
export const relationship = z.strictObject({
  data: z.union([resourceIdentifier, z.null(), z.array(resourceIdentifier)]),
});

export const wireResource = z.object({
  type: z.string(),
  id: z.string(),
  attributes: z.record(z.string(), z.unknown()),
  relationships: z.optional(z.record(z.string(), relationship)),
  links: z.optional(z.object({ self: z.string() })),
});
export type WireResource = z.infer<typeof wireResource>;

export const wireDocument = z.object({
  data: z.union([wireResource, z.array(wireResource)]),
  included: z.optional(z.array(wireResource)),
});
export type WireDocument = z.infer<typeof wireDocument>;

/**
 * One JSON:API error. `source.pointer` names the field with the path of the payload, dots for nesting,
 * letter for letter as the specification does (`meta.customer.firstname`, `email`); `code` is a stable
 * machine word, `detail` a sentence for people in the site's language.
 */
export const apiError = z.object({
  status: z.string(),
  code: z.string(),
  title: z.string(),
  detail: z.optional(z.string()),
  source: z.optional(
    z.object({ pointer: z.optional(z.string()), parameter: z.optional(z.string()), header: z.optional(z.string()) }),
  ),
});
export type ApiError = z.infer<typeof apiError>;

export const errorDocument = z.object({ errors: z.array(apiError) });
export type ErrorDocument = z.infer<typeof errorDocument>;
