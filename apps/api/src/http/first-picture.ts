import { assetImage } from '@vitrine/contract/assets.ts';
import { HEROES, type Hero } from '@vitrine/contract/heroes.ts';
import { chooseVersion, type ImageVersions, sourceSet } from '@vitrine/contract/image-sources.ts';
import { type WireDocument, type WireResource, wireDocument } from '@vitrine/contract/json-api.ts';

/** The image that a hero's relationships lead to, in its crops; none where there is no image. */
function heroVersions({ data, included = [] }: WireDocument, { path }: Hero): ImageVersions {
  let resource: WireResource | undefined = Array.isArray(data) ? undefined : data;
  for (const name of path) {
    const wanted = resource?.relationships?.[name]?.data;
    resource =
      wanted && !Array.isArray(wanted) ? included.find(({ type, id }) => type === wanted.type && id === wanted.id) : undefined;
  }
  return assetImage.attributes.safeParse(resource?.attributes).data?.versions ?? {};
}

/** A picture as `<link rel=preload>` has it, by the names of its attributes. */
export type PicturePreload = Record<'href' | 'rel' | 'as' | 'imagesrcset' | 'imagesizes' | 'media', string>;

const heroOf = (type: string) => Object.values(HEROES).find((hero) => hero?.type === type);

/** The first picture of a document's page, one link per window size; null for a page that begins without one. */
export function firstPictures(document: WireDocument): PicturePreload[] | null {
  const hero = Array.isArray(document.data) ? undefined : heroOf(document.data.type);
  if (!hero) return null;
  const versions = heroVersions(document, hero);
  const main = chooseVersion(versions, [hero.crop]);
  if (!main) return null;
  const art = hero.art.flatMap(({ media, crop }) => (versions[crop] ? [{ media, version: versions[crop] }] : []));
  const others = { media: art.map(({ media }) => `(not ${media})`).join(' and '), version: main };
  return [...art, others].map(({ media, version }) => ({
    href: version.default.default,
    rel: 'preload',
    as: 'image',
    imagesrcset: sourceSet(version),
    imagesizes: hero.sizes,
    // A print run shows other files.
    media: media ? `screen and ${media}` : 'screen',
  }));
}

/** The same as a `Link` header (RFC 8288): with it a page can fetch the picture before it has read the document. */
export function firstPictureLinks(type: string, body: Buffer): string | null {
  // Most documents have none: they are not parsed for it.
  if (!heroOf(type)) return null;
  const pictures = firstPictures(wireDocument.parse(JSON.parse(body.toString())))?.map(({ href, ...parameters }) => {
    const text = Object.entries(parameters).map(([name, value]) => `; ${name}="${value}"`);
    return `<${href}>${text.join('')}`;
  });
  return pictures?.join(', ') ?? null;
}
