import type { Plugin } from 'vite';

const ORDER = '@layer tokens,base,components,page,print;';

/** Begins every style sheet with the order of the layers, so that it holds whichever sheet the browser reads first. */
export function layerOrder(): Plugin {
  return {
    name: 'vitrine:layer-order',
    apply: 'build',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'asset' || !file.fileName.endsWith('.css')) continue;
        file.source = ORDER + (typeof file.source === 'string' ? file.source : new TextDecoder().decode(file.source));
      }
    },
  };
}
