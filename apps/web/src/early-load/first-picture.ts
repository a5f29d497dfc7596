import type { ImageVersion } from '@vitrine/contract/assets.ts';
import { chooseVersion, type ImageVersions, sourceSet } from '@vitrine/ui/picture/image-sources.ts';
import { HEROES, type Hero } from './heroes.ts';

interface Identifier {
  type: string;
  id: string;
}
interface Wire<A> {
  type: string;
  id: string;
  attributes: A;
  relationships?: Record<string, { data: Identifier | null }>;
}
interface Image {
  alt?: string;
  versions?: ImageVersions;
}
/** A document as it comes, unchecked: the app validates it later, here only its first picture is looked up. */
export interface Body<A = unknown> {
  data: Wire<A>;
  included?: Wire<Image>[];
}

/** The image that a hero's relationships lead to. */
export function heroImage(body: Body, hero: Hero): Image | null {
  let image: Wire<unknown> = body.data;
  let attributes: Image | null = null;
  for (const relationship of hero.path) {
    const wanted: Identifier | null | undefined = image.relationships?.[relationship]?.data;
    const found = body.included?.find((r) => r.type === wanted?.type && r.id === wanted.id);
    if (!found) return null;
    image = found;
    attributes = found.attributes;
  }
  return attributes;
}

/** `<link rel=preload>` attributes for the first picture that a document names, one per window size, or none. */
export function firstPicture(body: Body): Record<string, string>[] {
  const hero = HEROES.find((h) => h.type === body.data.type);
  const versions = hero && heroImage(body, hero)?.versions;
  if (!versions) return [];
  const link = (version: ImageVersion, media: string) => ({
    rel: 'preload',
    as: 'image',
    fetchpriority: 'high',
    imagesrcset: sourceSet(version),
    imagesizes: hero.sizes,
    media,
  });
  const links = hero.art.flatMap(({ media, crop }) => {
    const version = versions[crop];
    return version ? [link(version, media)] : [];
  });
  const main = chooseVersion(versions, [hero.crop]);
  const others = links.map((l) => `not ${l.media}`).join(' and ') || 'all';
  return main ? [...links, link(main, others)] : links;
}
