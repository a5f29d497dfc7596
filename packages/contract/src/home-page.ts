import * as z from 'zod/mini';
import { assetImage, assetPdf, assetVideo } from './assets.ts';
import { defineResource, toMany, toOne } from './resource.ts';

export const link = z.object({
  type: z.enum(['entry', 'asset', 'url']),
  /** Route path for `entry`, absolute URL for `url`, asset URL for `asset`. */
  url: z.string(),
  openInNewTab: z.boolean(),
});

/** `home-page`: its teaser tiles, crop landscape. */
export const pageTeaser = defineResource(
  'page-teaser',
  z.object({ label: z.nullable(z.string()), headline: z.string(), copy: z.nullable(z.string()), link }),
  { image: toOne(() => assetImage), linkAsset: toOne(() => assetPdf) },
);

export const homePage = defineResource(
  'home-page',
  z.object({
    customH1: z.string(),
    newsHeadline: z.nullable(z.string()),
    news: z.array(z.object({ label: z.string(), headline: z.string(), link })),
  }),
  { video: toOne(() => assetVideo), pageTeaserList: toMany(() => pageTeaser) },
);
