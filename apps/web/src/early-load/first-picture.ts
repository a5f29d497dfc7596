import { chooseVersion, type ImageVersions, type ShownVersion, sourceSet } from '@vitrine/ui/picture/image-sources.ts';
import { HEROES } from './heroes.ts';

interface Identifier {
  type: string;
  id: string;
}
interface Wire {
  type: string;
  id: string;
  attributes: { versions?: ImageVersions };
  relationships?: Record<string, { data: Identifier | null }>;
}

/**
 * `<link rel=preload>` attributes for the first picture that a document names, one per window size, or none. The document
 * comes unchecked from the wire: the app validates it later, this only looks a picture up.
 */
export function firstPicture(body: { data: Wire; included?: Wire[] }): Record<string, string>[] {
  const hero = HEROES.find((h) => h.type === body.data.type);
  if (!hero) return [];
  let image: Wire | undefined = body.data;
  for (const relationship of hero.path) {
    const wanted: Identifier | null | undefined = image?.relationships?.[relationship]?.data;
    image = body.included?.find((r) => r.type === wanted?.type && r.id === wanted.id);
  }
  if (!image) return [];
  const versions = image.attributes.versions ?? {};
  const link = (version: ShownVersion, media: string) => ({
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
