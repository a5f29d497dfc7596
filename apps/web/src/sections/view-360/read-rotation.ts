import * as z from 'zod/mini';
import { policies } from '../../shell/trusted-types.ts';
import { BrokenRotation } from './broken-rotation.ts';
import type { FrameSet } from './frames.ts';
import type { Rotator } from './model.ts';

/** Characters of a configuration; 3 rows of 72 frames with ten hotspots each have about 200,000. */
export const CONFIGURATION_MAX = 2 * 1024 * 1024;
/** Declarations of entities and of other documents: a configuration needs none of them. */
const DECLARATION = /<!(DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i;

const coordinate = z.number().check(z.minimum(-20_000), z.maximum(20_000));
const configuration = z
  .object({
    rows: z.int().check(z.minimum(1), z.maximum(36)),
    frames: z
      .array(
        z.object({
          src: z.string().check(z.minLength(1), z.maxLength(500)),
          spots: z.array(z.object({ id: z.string(), x: coordinate, y: coordinate })),
        }),
      )
      .check(z.minLength(8), z.maxLength(1000)),
  })
  .check(z.refine(({ rows, frames }) => frames.length % rows === 0));

/**
 * The page's policy asks of each text that is parsed who vouches for it. This one becomes a document of its own that nothing
 * of the page ever takes in: no script of it runs and no element of it is shown.
 */
const policy = policies()?.createPolicy('rotator-configuration', { createHTML: (text: string) => text });

function parseXml(text: string): Document {
  if (text.length > CONFIGURATION_MAX || DECLARATION.test(text)) throw new BrokenRotation('too long, or with declarations');
  const parsed = new DOMParser().parseFromString(policy?.createHTML(text) ?? text, 'text/xml');
  if (parsed.querySelector('parsererror') || parsed.documentElement?.tagName !== 'config') {
    throw new BrokenRotation('not well-formed, or no configuration');
  }
  return parsed;
}

const numberOf = (element: Element, name: string) => Number(element.getAttribute(name) ?? 0);

/** What of a configuration is needed; themes, controls and all other settings are those of its own viewer. */
const extract = (parsed: Document) => ({
  rows: Number(parsed.querySelector('config > images')?.getAttribute('rows') || 1),
  frames: [...parsed.querySelectorAll('config > images > image')].map((image) => ({
    src: image.getAttribute('src'),
    spots: [...image.querySelectorAll('hotspot')].map((spot) => ({
      id: spot.getAttribute('source'),
      x: numberOf(spot, 'offsetX'),
      y: numberOf(spot, 'offsetY'),
    })),
  })),
});

/**
 * The frames that the XML configuration of a rotator describes (docs/develop.md, "A rotator view"). Only files of the
 * rendering itself and hotspots that it knows count. Throws BrokenRotation.
 */
export function readRotation(text: string, rotator: Rotator): FrameSet {
  const read = configuration.safeParse(extract(parseXml(text)));
  if (!read.success) throw new BrokenRotation(z.prettifyError(read.error));
  const { rows, frames } = read.data;
  const folder = `${rotator.baseUrl}${rotator.renderingFolder}/`;
  const files = new Set(rotator.renderingPaths.imagePaths);
  const known = new Set(rotator.hotspots.map(({ id }) => id));
  return {
    rows,
    columns: frames.length / rows,
    frames: frames.map(({ src, spots }) => {
      // Some editors append a query against caches.
      const url = folder + src.replace(/[?#].*$/, '').replace(/^\.\//, '');
      if (!files.has(url)) throw new BrokenRotation(`not a picture of the rendering: ${src.slice(0, 120)}`);
      const placed = spots.filter(({ id }) => known.has(id));
      return {
        url,
        width: rotator.width,
        spots: placed.map(({ id, x, y }) => ({ id, x: x / rotator.width, y: y / rotator.height })),
      };
    }),
  };
}
