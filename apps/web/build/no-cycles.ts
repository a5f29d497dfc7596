import type { Plugin } from 'vite';

/**
 * Fails the build when chunks import each other in a ring: which of them runs first then depends on which is asked for first, and one may
 * read what the other has not made yet. A sentence of a form was missing so, now and then.
 */
export function noCycles(): Plugin {
  return {
    name: 'vitrine:no-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const importsOf = (file: string) => {
        const chunk = bundle[file];
        return chunk?.type === 'chunk' ? chunk.imports : [];
      };
      const done = new Set<string>();
      const walk = (file: string, trail: readonly string[]): void => {
        if (trail.includes(file)) this.error(`chunks in a ring: ${[...trail.slice(trail.indexOf(file)), file].join(' -> ')}`);
        if (done.has(file)) return;
        for (const next of importsOf(file)) walk(next, [...trail, file]);
        done.add(file);
      };
      for (const file of Object.keys(bundle)) walk(file, []);
    },
  };
}
