import * as z from 'zod/mini';
import { defineResource, toMany, toOne } from './resource.ts';
import { language } from './sites.ts';

/** Crops of an image (catalogue.md 3). `auto` keeps the picture's own ratio. */
export const CROPS = ['auto', 'square', 'portrait', 'landscape'] as const;
export type Crop = (typeof CROPS)[number];
/** Width : height of each crop; look.md "Pictures". */
export const CROP_RATIO: Record<Exclude<Crop, 'auto'>, number> = { square: 1, portrait: 4 / 5, landscape: 3 / 2 };
/** Widths of the screen versions in px (catalogue.md 9: 400, 800, 1600). */
export const IMAGE_SIZES = [400, 800, 1600] as const;
/**
 * Width in px of the version that offline mode keeps of a picture; where there is none of it, the largest (shell.md 9 names no value). The
 * largest that is made: it is shown to customers on screens of 1920 px and in the viewer, and a smaller one would save a tenth of a
 * catalogue that is mostly videos and turntables.
 */
export const OFFLINE_IMAGE_WIDTH = 1600 satisfies (typeof IMAGE_SIZES)[number];
/** Widths in px of the smaller JPEGs for print: a thumbnail of 26 mm and half the width between the margins, at 200 dpi and a little. */
export const PRINT_SIZES = [240, 720] as const;

/** Root-relative URL with the content's hash in it: `/assets/<hash>/<name>`, immutable. */
export const assetUrl = z.string().check(z.regex(/^\/assets\/[0-9a-f]{16,64}\/[^/]+$/));

/**
 * One crop: its size-to-URL map (`default` is the largest), the one kept offline, pixel size of the largest, and JPEGs for
 * print: `print` for the whole width of a page, `printSmall` those of PRINT_SIZES that are smaller than it.
 */
export const imageVersion = z.object({
  default: z.object({
    '400': z.optional(assetUrl),
    '800': z.optional(assetUrl),
    '1600': z.optional(assetUrl),
    default: assetUrl,
  }),
  /** The version of OFFLINE_IMAGE_WIDTH. */
  offline: assetUrl,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  print: assetUrl,
  printSmall: z.partialRecord(z.enum(['240', '720']), assetUrl),
});
export type ImageVersion = z.infer<typeof imageVersion>;

/** An image; only crops that a field of the document uses are present in `versions`. */
export const assetImage = defineResource(
  'asset-image',
  z.object({
    alt: z.string(),
    /** The ending of the original's name. */
    extension: z.string(),
    /** The picture as it was uploaded; null for a still that was taken out of a video. */
    original: z.nullable(assetUrl),
    /** The one file that represents the picture offline: of its first crop in the order of CROPS. */
    offlineLink: assetUrl,
    width: z.int().check(z.positive()),
    height: z.int().check(z.positive()),
    /** ThumbHash, base64: a placeholder of about 25 bytes. */
    placeholder: z.string(),
    versions: z.partialRecord(z.enum(CROPS), imageVersion),
  }),
  {},
);

/**
 * Lines of the version that offline mode keeps of a video; where there is none of this height, the largest (shell.md 9 names no value). 720
 * lines look right in a page and on a projector, and take less than half of the bytes of 1080.
 */
export const OFFLINE_VIDEO_HEIGHT = 720;

/** One caption of a video: seconds from the beginning, plain text. */
const caption = z.object({ from: z.number(), to: z.number(), text: z.string() });
export type Caption = z.infer<typeof caption>;
/** What is said in a video, in every language that it is written in; they come with the record, so that offline mode has them. */
export const videoCaptions = z.array(z.object({ language, cues: z.array(caption) }));
export type VideoCaptions = z.infer<typeof videoCaptions>;

export const assetVideo = defineResource(
  'asset-video',
  z.object({
    alt: z.string(),
    width: z.int().check(z.positive()),
    height: z.int().check(z.positive()),
    placeholder: z.string(),
    /** Ordered by height, largest first; at least one ('No video sources found' otherwise). */
    versions: z
      .array(
        z.object({
          url: assetUrl,
          type: z.string(),
          extension: z.string(),
          height: z.int().check(z.positive()),
          size: z.int(),
          /** The still in a size that suits this height; null where the video has none. */
          thumbnail: z.nullable(assetUrl),
          thumbnailExtension: z.nullable(z.string()),
        }),
      )
      .check(z.minLength(1)),
    /** URL of the version that offline mode keeps. */
    offlineVersion: assetUrl,
    /** Absent where it has none. */
    captions: z.optional(videoCaptions),
  }),
  { thumbnail: toOne(() => assetImage) },
);

export const assetPdf = defineResource(
  'asset-pdf',
  /** `offlineLink`: what offline mode keeps; null for what it cannot show. */
  z.object({
    storageUrl: assetUrl,
    offlineLink: z.nullable(assetUrl),
    extension: z.string(),
    size: z.int(),
    pages: z.nullable(z.int()),
  }),
  {},
);

/** One frame of a turntable. */
export const assetRenderingImage = defineResource(
  'asset-rendering-3d-image',
  z.object({
    /** The only size: offline mode keeps it, for shell.md 9 names no other. */
    default: assetUrl,
    width: z.int().check(z.positive()),
    height: z.int().check(z.positive()),
    placeholder: z.string(),
  }),
  {},
);

/** A rendering sequence: frames in order of angle, evenly spaced over 360 degrees. `meta.jump`: frames skipped per step (1 = all). */
export const threeDRendering = defineResource(
  'three-d-renderings',
  z.object({ title: z.string(), alt: z.string(), meta: z.object({ jump: z.int().check(z.positive()), extension: z.string() }) }),
  { images: toMany(() => assetRenderingImage) },
);
