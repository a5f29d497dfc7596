import * as z from 'zod/mini';
import { assetUrl, videoCaptions } from './assets.ts';

export const MEDIA_TYPES = ['image', 'video'] as const;

/**
 * Id of the filter item that has no options for its children and is skipped in the list of active filters
 * (catalogue.md 2, "Media library page").
 */
export const WHOLE_FILTER_ITEM_ID = '208358';

/** Items of one page of the grid, and the pause before the next page is loaded (catalogue.md 9). */
export const MEDIA_PAGE_SIZE = 12;
export const MEDIA_LOAD_DELAY_MS = 500;
/** Items whose pictures every window shows without scrolling: they are in the first screen, and the grid loads them at once. */
export const MEDIA_FIRST_SEEN = 4;

/** What one ZIP file holds at most; pages say so beforehand. */
export const ARCHIVE_MAX_ITEMS = 100;
export const ARCHIVE_MAX_BYTES = 500_000_000;

/** Path of an item's own document in a release; it is no answer of the API, which puts lists together from these. */
export const mediaItemPath = (id: string) => `media-item/${id}`;
/** The id in such a path; null for any other path. */
export const mediaItemIdOf = (path: string): string | null => /^media-item\/([A-Za-z0-9-]{1,64})$/.exec(path)?.[1] ?? null;

/** URLs of one picture by width in px: the candidates of an `img`'s `srcset`. */
const sources = z.partialRecord(z.enum(['400', '800', '1600']), assetUrl);
/** The grid's picture: crop landscape, for a video the same of its still. */
const previews = { thumbnailPreview: assetUrl };
const srcset = { thumbnail: sources };
const described = {
  alt: z.string(),
  /** Of the picture or video itself, in px. */
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  /** ThumbHash, base64. */
  placeholder: z.string(),
  /** Size of the file that is downloaded. */
  bytes: z.int().check(z.nonnegative()),
};

const mediaImage = z.strictObject({
  ...described,
  extension: z.string(),
  /** The file as it was uploaded; `/download/assets/…` sends it as an attachment. */
  original: assetUrl,
  /** `autoPreview`: the whole picture, as the overlay shows it. */
  previews: z.strictObject({ ...previews, autoPreview: assetUrl }),
  srcset: z.strictObject({ ...srcset, auto: sources }),
});
export type MediaImage = z.infer<typeof mediaImage>;

const mediaVideo = z.strictObject({
  ...described,
  url: assetUrl,
  /** Media type: `video/mp4`. */
  type: z.string(),
  extension: z.string(),
  /** Length in seconds; absent where the file does not say. */
  duration: z.optional(z.number().check(z.positive())),
  /** Absent where it has none. */
  captions: z.optional(videoCaptions),
  /** The still; `bigVideoPreview` whole, as the overlay shows it. Null for a video that has none yet. */
  thumbnail: z.nullable(
    z.strictObject({ previews: z.strictObject({ ...previews, bigVideoPreview: assetUrl }), srcset: z.strictObject(srcset) }),
  ),
});
export type MediaVideo = z.infer<typeof mediaVideo>;

const common = {
  id: z.string(),
  title: z.string(),
  description: z.nullable(z.string()),
  link: z.nullable(z.string()),
  linkText: z.nullable(z.string()),
  linkTarget: z.nullable(z.enum(['_self', '_blank'])),
  /** Ids of filter items. */
  categories: z.array(z.string()),
};
export const mediaItem = z.discriminatedUnion('type', [
  z.strictObject({ ...common, type: z.literal('image'), image: mediaImage }),
  z.strictObject({ ...common, type: z.literal('video'), video: mediaVideo }),
]);
export type MediaItem = z.infer<typeof mediaItem>;

/** The document of one item in a release: `order` is its place among all, compared letter by letter. */
export const mediaItemDocument = z.strictObject({ item: mediaItem, order: z.string() });
export type MediaItemDocument = z.infer<typeof mediaItemDocument>;

const filterChild = z.strictObject({ id: z.string(), title: z.string() });
/** Items of the first level, each with those of the second. */
export const mediaFilterCategory = z.strictObject({
  identifier: z.string(),
  /** Place among the categories, from 0: the keys of an object have no order. */
  position: z.int(),
  title: z.string(),
  items: z.array(z.strictObject({ ...filterChild.shape, children: z.array(filterChild) })),
});

const answer = <T extends z.ZodMiniType>(data: T) => z.strictObject({ status_code: z.literal(200), data });

/** `GET media-library/items`, in the editors' order. */
export const mediaItemsAnswer = answer(z.array(mediaItem));
/** `GET media-library/categories`: by identifier. */
export const mediaCategoriesAnswer = answer(z.record(z.string(), mediaFilterCategory));
export type MediaFilterCategory = z.infer<typeof mediaFilterCategory>;

/** `GET media-library/items` with filters or a page: the specification's members and what the server has counted. */
export const mediaPageAnswer = z.strictObject({
  status_code: z.literal(200),
  data: z.array(mediaItem),
  /** The page that is answered, from 1; null where all are, or where the item asked for is not among them. */
  page: z.nullable(z.int().check(z.positive())),
  /** Items that match, and all of the library. */
  total: z.int(),
  all: z.int(),
  /** By id of a filter: the items that it adds to the other categories' filters, its children's among them. */
  counts: z.record(z.string(), z.int()),
  /** Names the state of the library that was counted; a call that sends it back gets pages of the same state. */
  version: z.string(),
});
export type MediaPage = z.infer<typeof mediaPageAnswer>;

/** Body of `POST media-library/archive`: ids of items. */
export const mediaArchiveRequest = z.strictObject({
  items: z.array(z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/))).check(z.minLength(1), z.maxLength(ARCHIVE_MAX_ITEMS)),
});
