import * as z from 'zod/mini';
import { defineResource } from './resource.ts';

/**
 * Root-relative URL of one file of a rendering: `/assets/<hash>/<folder>/<path>`, immutable. The hash is that of the whole
 * set, so that the configuration finds its pictures by the relative paths that it holds.
 */
export const renderingUrl = z.string().check(z.regex(/^\/assets\/[0-9a-f]{16,64}(\/[A-Za-z0-9_-][A-Za-z0-9._-]*){2,6}$/));
/** What the paths of a rendering are relative to: `/assets/<hash>/`. */
const renderingBase = z.string().check(z.regex(/^\/assets\/[0-9a-f]{16,64}\/$/));

/**
 * A rendering for the 360 rotator (catalogue.md 3): the rotator loads `baseUrl + renderingFolder + '/' + xmlFile`, and every
 * path in that file is relative to it, as `coverImagePath` is.
 */
export const webrotate360 = defineResource(
  'webrotate-360',
  z.object({
    name: z.string(),
    alt: z.string(),
    baseUrl: renderingBase,
    renderingFolder: z.string(),
    xmlFile: z.string(),
    coverImagePath: z.string(),
    /** Pixel size of every frame; hotspots are at pixels of it, from the left and from above. */
    width: z.int().check(z.positive()),
    height: z.int().check(z.positive()),
    /** ThumbHash of the cover, base64. */
    placeholder: z.string(),
    /** What the hotspots of the configuration say, by their `id` there. */
    hotspots: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        text: z.nullable(z.string()),
        /** `src`: the video or picture that a press on the hotspot shows. */
        info: z.object({ src: z.nullable(renderingUrl) }),
      }),
    ),
    /** Every file of the rendering (shell.md 2): what offline mode downloads. The paths are complete URLs. */
    renderingPaths: z.object({
      baseUrl: renderingBase,
      renderingFolder: z.string(),
      xmlFile: renderingUrl,
      imagePaths: z.array(renderingUrl),
      hotspotPaths: z.array(renderingUrl),
      themePaths: z.array(renderingUrl),
    }),
  }),
  {},
);
