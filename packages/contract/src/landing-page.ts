import * as z from 'zod/mini';
import { assetImage, assetVideo } from './assets.ts';
import { faq } from './faq.ts';
import { defineResource, toMany, toOne } from './resource.ts';

/** `landing-page`: public, the only page without a login. Lists are plain sentences. */
export const landingPage = defineResource(
  'landing-page',
  z.object({
    introPreline: z.string(),
    introHeadline: z.string(),
    videoHeadline: z.string(),
    videoCopy: z.nullable(z.string()),
    functionsHeadline: z.string(),
    functions: z.array(z.string()),
    advantagesHeadline: z.string(),
    advantages: z.array(z.string()),
    faqHeadline: z.string(),
    footerPreline: z.string(),
    footerHeadline: z.string(),
    /** The related site; null where staff named none, and left out by documents that were built before there was one. */
    siteLink: z.optional(z.nullable(z.object({ label: z.string(), href: z.url() }))),
    footerContact: z.object({ name: z.string(), phone: z.string(), email: z.string() }),
  }),
  {
    /** Crop auto: full-bleed hero. */
    introBackground: toOne(() => assetImage),
    introImage: toOne(() => assetImage),
    video: toOne(() => assetVideo),
    functionsImage: toOne(() => assetImage),
    faqList: toMany(() => faq),
  },
);
