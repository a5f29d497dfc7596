import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { z } from 'zod';
import { LIMITS } from './limits.ts';
import { RenderingProblem } from './rendering-problem.ts';

/*
 * The configuration of WebRotate 360, as its editor writes it: `config` holds `settings` (with the preloader's picture),
 * `hotspots` (what each says: `spotinfo` with label `lbl`, text `txt`, picture or video `src`) and `images` (frames in order,
 * row after row, each with the hotspots it shows at pixels of the frame). Everything else is a setting of its own viewer.
 */
const number = z.coerce.number();
const placed = z.object({ '@source': z.string(), '@offsetX': number.optional(), '@offsetY': number.optional() });
const image = z.object({
  '@src': z.string(),
  hotspot: z.array(placed).default([]),
  highres: z.object({ '@src': z.string() }).optional(),
});
const spotInfo = z.object({
  '@src': z.string().optional(),
  '@lbl': z.string().optional(),
  '@txt': z.string().optional(),
});
const hotspot = z.object({
  '@id': z.string().min(1).max(100),
  '@indicatorImage': z.string().optional(),
  spotinfo: z.union([spotInfo, z.literal('')]).optional(),
});
/** An element without anything in it is read as an empty text. */
const orEmpty = <S extends z.ZodType>(schema: S) => z.union([schema, z.literal('').transform(() => undefined)]).optional();
const configuration = z.object({
  config: z.object({
    settings: orEmpty(z.object({ preloader: orEmpty(z.object({ '@image': z.string().optional() })) })),
    hotspots: orEmpty(z.object({ hotspot: z.array(hotspot).default([]) })),
    images: z.object({ '@rows': number.optional(), image: z.array(image) }),
  }),
});

export interface Configuration {
  rows: number;
  preloader: string | null;
  frames: { src: string; highres: string | null; hotspots: { source: string; x: number; y: number }[] }[];
  hotspots: { id: string; indicator: string | null; src: string | null; label: string | null; text: string | null }[];
}

const LISTS = new Set(['config.hotspots.hotspot', 'config.images.image', 'config.images.image.hotspot']);
/** Declarations of entities and of other documents: a configuration needs none of them. */
const DECLARATION = /<!(DOCTYPE|ENTITY|ELEMENT|ATTLIST|NOTATION)/i;
const XML_DECLARATION = /^\s*<\?xml\s[^?]*\?>/;

function textOf(bytes: Buffer, file: string): string {
  if (bytes.length > LIMITS.configurationBytes) throw new RenderingProblem('renderingXml', file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new RenderingProblem('renderingXml', file);
  }
}

/** Reads a configuration. Throws RenderingProblem when it is not well-formed, has declarations, or is none of WebRotate 360. */
export function parseConfiguration(bytes: Buffer, file: string): Configuration {
  const text = textOf(bytes, file);
  if (DECLARATION.test(text) || text.replace(XML_DECLARATION, '').includes('<?'))
    throw new RenderingProblem('renderingXmlDeclarations', file);
  if (XMLValidator.validate(text) !== true) throw new RenderingProblem('renderingXml', file);
  const parser = new XMLParser({
    ignoreAttributes: false,
    attributeNamePrefix: '@',
    parseTagValue: false,
    parseAttributeValue: false,
    ignoreDeclaration: true,
    // Characters by number, as the editor writes umlauts and line breaks.
    htmlEntities: true,
    maxNestedTags: 20,
    isArray: (_name, path) => LISTS.has(String(path)),
  });
  let parsed: unknown;
  try {
    parsed = parser.parse(text);
  } catch {
    throw new RenderingProblem('renderingXml', file);
  }
  const result = configuration.safeParse(parsed);
  if (!result.success) throw new RenderingProblem('renderingConfiguration', file);
  const { settings, hotspots, images } = result.data.config;
  return {
    rows: images['@rows'] || 1,
    preloader: settings?.preloader?.['@image'] || null,
    frames: images.image.map((frame) => ({
      src: frame['@src'],
      highres: frame.highres?.['@src'] || null,
      hotspots: frame.hotspot.map((spot) => ({ source: spot['@source'], x: spot['@offsetX'] ?? 0, y: spot['@offsetY'] ?? 0 })),
    })),
    hotspots: (hotspots?.hotspot ?? []).map((spot) => {
      const info = spot.spotinfo || {};
      return {
        id: spot['@id'],
        indicator: spot['@indicatorImage'] || null,
        src: info['@src'] || null,
        label: info['@lbl']?.trim() || null,
        text: info['@txt']?.trim() || null,
      };
    }),
  };
}
