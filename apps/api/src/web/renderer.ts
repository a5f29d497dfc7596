import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Language } from '@vitrine/contract/sites.ts';
import { z } from 'zod';

/** What apps/web/build/first-screen.ts builds of the app's components, beside the folder that is served. */
const FILE = '../dist-server/first-screen.js';

const firstScreen = z.object({ markup: z.string(), rules: z.string(), sheets: z.array(z.int()) });
export type FirstScreen = z.infer<typeof firstScreen>;

/**
 * Renders what is shown first of a kind of page, of what it asks for first, with the rules it needs of the texts of style sheets and the
 * places of those that have one; null for a kind that has no first screen.
 */
type Renderer = (kind: string, site: Language, content: unknown, sheets: readonly string[]) => FirstScreen | null;

/** Loads the renderer of the web build, again when a build has replaced it; null while there is none. Throws for one that is not as agreed. */
export function createRenderer(webDir: string): () => Promise<Renderer | null> {
  const file = join(webDir, FILE);
  let loaded: { modified: number; renderer: Renderer } | null = null;
  return async () => {
    const modified = await stat(file).then(
      (stats) => stats.mtimeMs,
      () => null,
    );
    if (modified === null) return null;
    if (loaded?.modified !== modified) {
      const module: unknown = await import(`${pathToFileURL(file)}?${modified}`);
      const render = typeof module === 'object' && module && 'renderFirstScreen' in module ? module.renderFirstScreen : undefined;
      if (typeof render !== 'function') throw new Error(`${FILE} has no renderFirstScreen`);
      loaded = { modified, renderer: (...given) => firstScreen.nullable().parse(render(...given)) };
    }
    return loaded.renderer;
  };
}
