import type { Crop } from '@vitrine/contract/assets.ts';
import type { ResourceIdentifier, WireResource } from '@vitrine/contract/json-api.ts';
import type { ResourceDefinition } from '@vitrine/contract/resource.ts';
import type { ResourceBody } from './resource-body.ts';
import { toWireResource } from './wire-resource.ts';

/** What a field shows of a picture: crops, or the picture as it was uploaded. */
export type PictureForm = Crop | 'original';
/** Makes an image's resource when every form that the document uses is known. */
type ImageMaker = (forms: ReadonlySet<PictureForm>) => Promise<WireResource>;

/** What a document includes: each resource once, an image with every form that any field of the document uses. */
export interface Included {
  add<D extends ResourceDefinition>(
    definition: D,
    id: string | number,
    make: () => ResourceBody<D> | Promise<ResourceBody<D>>,
  ): Promise<ResourceIdentifier>;
  image(id: ResourceIdentifier, forms: readonly PictureForm[], make: ImageMaker): ResourceIdentifier;
  /** All of them, by type and id. */
  finish(): Promise<WireResource[]>;
}

const keyOf = (r: ResourceIdentifier) => `${r.type}/${r.id}`;

export function createIncluded(): Included {
  const resources = new Map<string, Promise<WireResource>>();
  const images = new Map<string, { forms: Set<PictureForm>; make: ImageMaker }>();
  return {
    async add(definition, id, make) {
      const identifier = { type: definition.type, id: String(id) };
      const known = resources.get(keyOf(identifier));
      const made = known ?? Promise.resolve(make()).then((body) => toWireResource(definition, identifier.id, body));
      resources.set(keyOf(identifier), made);
      await made;
      return identifier;
    },
    image(identifier, forms, make) {
      const known = images.get(keyOf(identifier)) ?? { forms: new Set<PictureForm>(), make };
      for (const form of forms) known.forms.add(form);
      images.set(keyOf(identifier), known);
      return identifier;
    },
    async finish() {
      const pictures = [...images.values()].map(({ forms, make }) => make(forms));
      const all = await Promise.all([...resources.values(), ...pictures]);
      return all.sort((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
    },
  };
}
