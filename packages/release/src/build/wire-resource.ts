import type { WireResource } from '@vitrine/contract/json-api.ts';
import { type ResourceDefinition, wireSchema } from '@vitrine/contract/resource.ts';
import { API_PREFIX } from '@vitrine/contract/routes.ts';
import { DocumentBuildError } from './document-build-error.ts';
import type { ResourceBody } from './resource-body.ts';

export const selfLink = (path: string) => ({ self: `${API_PREFIX}/${path}` });

/** A resource as it goes over the wire, verified by its definition. Throws DocumentBuildError that names record and fields. */
export function toWireResource<D extends ResourceDefinition>(definition: D, id: string, body: ResourceBody<D>): WireResource {
  const relationships = Object.entries(body.relationships).map(([name, data]) => [name, { data }]);
  const resource: WireResource = {
    type: definition.type,
    id,
    attributes: body.attributes,
    relationships: Object.fromEntries(relationships),
    ...(body.self === undefined ? {} : { links: selfLink(body.self) }),
  };
  const result = wireSchema(definition).safeParse(resource);
  if (!result.success) {
    const fields = result.error.issues.map((issue) => `${issue.path.join('.') || 'resource'}: ${issue.message}`);
    throw new DocumentBuildError(`${definition.type} ${id}: ${fields.join('; ')}`);
  }
  return resource;
}
