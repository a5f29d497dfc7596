import type { Crop } from '@vitrine/contract/assets.ts';
import type { ResourceIdentifier, WireResource } from '@vitrine/contract/json-api.ts';
import type { ResourceDefinition } from '@vitrine/contract/resource.ts';
import type { ResourceBody } from './resource-body.ts';
import { toWireResource } from './wire-resource.ts';

/** Makes an image's resource when every crop that the document uses is known. */
type ImageMaker = (crops: ReadonlySet<Crop>) => Promise<WireResource>;

/** What a document includes: each resource once, an image with every crop that any field of the document uses. */
export interface Included {
  add<D extends ResourceDefinition>(
    definition: D,
    id: string | number,
    make: () => ResourceBody<D> | Promise<ResourceBody<D>>,
  ): Promise<ResourceIdentifier>;
  image(id: ResourceIdentifier, crops: readonly Crop[], make: ImageMaker): ResourceIdentifier;
  /** All of them, by type and id. */
  finish(): Promise<WireResource[]>;
}

const keyOf = (r: ResourceIdentifier) => `${r.type}/${r.id}`;

export function createIncluded(): Included {
  const resources = new Map<string, Promise<WireResource>>();
  const images = new Map<string, { crops: Set<Crop>; make: ImageMaker }>();
  return {
    async add(definition, id, make) {
      const identifier = { type: definition.type, id: String(id) };
      const known = resources.get(keyOf(identifier));
      const made = known ?? Promise.resolve(make()).then((body) => toWireResource(definition, identifier.id, body));
      resources.set(keyOf(identifier), made);
      await made;
      return identifier;
    },
    image(identifier, crops, make) {
      const known = images.get(keyOf(identifier)) ?? { crops: new Set<Crop>(), make };
      for (const crop of crops) known.crops.add(crop);
      images.set(keyOf(identifier), known);
      return identifier;
    },
    async finish() {
      const pictures = [...images.values()].map(({ crops, make }) => make(crops));
      const all = await Promise.all([...resources.values(), ...pictures]);
      return all.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    },
  };
}
