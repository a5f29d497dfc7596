import type { ReleaseManifest } from '@vitrine/contract/manifest.ts';
import { documentOf, pageOfDocument } from '@vitrine/contract/page-paths.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import * as z from 'zod/mini';
import type { EngineContext } from '../engine.ts';
import { askApi } from './ask-api.ts';
import type { Manifests } from './read-manifests.ts';

/** A product line as the document of one language tells it, and the routes of the pages that belong to it: its own, and those of the machines that it is made of. */
interface LineInLanguage {
  slug: string;
  title: string;
  routes: ReadonlySet<string>;
}

/** A product line with its title in each language. */
export interface ProductLine extends Omit<LineInLanguage, 'title'> {
  titles: Record<Language, string>;
}

const steps = z.object({ tables: z.array(z.object({ content: z.array(z.object({ productSlug: z.string() })) })) });
const lineDocument = z.object({
  data: z.object({ attributes: z.object({ slug: z.string(), title: z.string() }) }),
  included: z.optional(z.array(z.object({ type: z.string(), attributes: z.optional(z.unknown()) }))),
});

/** A line as its document tells it; null for what is none. */
export function readLine(document: unknown): LineInLanguage | null {
  const line = lineDocument.safeParse(document).data;
  if (!line) return null;
  const { slug, title } = line.data.attributes;
  const outputs = (line.included ?? []).flatMap(({ attributes }) => steps.safeParse(attributes).data?.tables ?? []);
  const machines = outputs.flatMap(({ content }) =>
    content.map(({ productSlug }) => documentOf({ kind: 'product', slug: productSlug })),
  );
  return { slug, title, routes: new Set([documentOf({ kind: 'product-line', slug }), ...machines]) };
}

/** The lines of a release, by its documents; those that are read once stay known by their SHA-256. */
export function createLineReader(context: EngineContext) {
  const known = new Map<string, LineInLanguage | null>();

  async function readAll({ site, release, routes }: ReleaseManifest, signal?: AbortSignal): Promise<LineInLanguage[]> {
    const lines: LineInLanguage[] = [];
    for (const { route, sha256 } of routes.filter(({ route }) => pageOfDocument(route)?.kind === 'product-line')) {
      const line = known.has(sha256)
        ? known.get(sha256)
        : readLine(await askApi(context, route, { language: site, release, signal }));
      known.set(sha256, line ?? null);
      if (line) lines.push(line);
    }
    return lines;
  }

  return async (manifests: Manifests, signal?: AbortSignal): Promise<ProductLine[]> => {
    const byLanguage = new Map<Language, LineInLanguage[]>();
    for (const [language, manifest] of manifests) byLanguage.set(language, await readAll(manifest, signal));
    const [first = []] = byLanguage.values();
    return first.map(({ slug, title, routes }) => {
      // A line that one language lacks keeps its name of the other one.
      const titleIn = (language: Language) => byLanguage.get(language)?.find((line) => line.slug === slug)?.title ?? title;
      return { slug, titles: { de: titleIn('de'), en: titleIn('en') }, routes };
    });
  };
}
