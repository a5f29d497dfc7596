import * as z from 'zod/mini';
import { assetImage } from './assets.ts';
import { CONTENT_BLOCKS, type ContentBlock } from './content-blocks.ts';
import { relatedContent } from './related-content.ts';
import { defineResource, toMany, toOne } from './resource.ts';

const attributes = { slug: z.string(), headline: z.string(), subline: z.nullable(z.string()) };
const relationships = {
  /** Crops auto (hero), portrait (print's first page). */
  image: toOne(() => assetImage),
  relatedContentList: toMany(() => relatedContent),
};

/** `content-page/{slug}`: the default page, built of blocks. */
export const contentPage = defineResource('content-page', z.object({ ...attributes, isHighlightColorBlue: z.boolean() }), {
  ...relationships,
  contentList: toMany<ContentBlock>(...CONTENT_BLOCKS.map((block) => () => block)),
});

/** `content-page/{slug}` of the page around `location/_all`. */
export const locationPage = defineResource('location-page', z.object(attributes), relationships);

/** `content-page/{slug}` of the page around `media-library/items`. */
export const mediaLibraryPage = defineResource('media-library-page', z.object(attributes), relationships);
