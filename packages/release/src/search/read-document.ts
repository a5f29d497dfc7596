import { CROPS, imageVersion } from '@vitrine/contract/assets.ts';
import { type WireResource, wireDocument } from '@vitrine/contract/json-api.ts';
import * as z from 'zod/mini';

/** A document of the release as the search reads it. */
export interface ReadDocument {
  data: WireResource[];
  included: WireResource[];
}

export function readDocument(json: string): ReadDocument {
  const { data, included = [] } = wireDocument.parse(JSON.parse(json));
  return { data: [data].flat(), included };
}

export const textAt = ({ attributes }: WireResource, name: string): string | null => {
  const value = attributes[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

/** Fields that are no text that people read. */
const NO_TEXT = new Set([
  'slug',
  'link',
  'linkTarget',
  'url',
  'placeholder',
  'appearance',
  'size',
  'type',
  'style',
  'icon',
  'backgroundColor',
  'id',
  'state',
  'technicalDataTable',
  'technicalDataTableColumns',
  'productSlug',
  'category',
  'isOrdered',
]);

/** All that people read of a value, from its fields and their fields. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => (NO_TEXT.has(name) ? [] : textsIn(inner)));
}

/** Included resources that are other things than the page: files, other pages, what has an entry of its own. */
const NOT_OF_PAGE =
  /^(?:asset-.*|related-content|product|product-line|product-application|case-study|product-line-automation|page-teaser|download|faq|three-d-renderings|webrotate-360|country|navigation-item|link)$/;

/** What a page says itself. */
export const textsOfPage = (page: WireResource, { included }: ReadDocument): string[] =>
  [page, ...included.filter(({ type }) => !NOT_OF_PAGE.test(type))].flatMap(({ attributes }) => textsIn(attributes));

/** Resources that a page refers to, by type. */
export const includedOf = ({ included }: ReadDocument, type: string): WireResource[] =>
  included.filter((one) => one.type === type);

const imageVersions = z.object({ versions: z.partialRecord(z.enum(CROPS), imageVersion) });

/** The picture of a page's own image: of the size of a tile, and the one that offline mode keeps of it. */
export function pictureOf(page: WireResource, { included }: ReadDocument, ...relations: string[]) {
  for (const name of relations) {
    const identifier = [page.relationships?.[name]?.data ?? []].flat()[0];
    const image = included.find(({ type, id }) => identifier && type === identifier.type && id === identifier.id);
    const { landscape, auto } = imageVersions.safeParse(image?.attributes).data?.versions ?? {};
    const version = landscape ?? auto;
    if (version) return { image: version.default['800'] ?? version.default.default, imageOffline: version.offline };
  }
  return {};
}
