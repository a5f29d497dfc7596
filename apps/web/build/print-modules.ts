import { PRINT_MODULES_FILE } from '@vitrine/contract/print.ts';
import type { Plugin } from 'vite';
import { entryOf, filesOf } from './early-load.ts';

const PRINT_RUN = 'routes/print-run.tsx';

/**
 * Names the modules that the page of a print run loads, in a file of the build: the server puts them into that page alone
 * (apps/api/src/web/print-page.ts). In index.html the names would come with every visit.
 */
export function printModules(): Plugin {
  return {
    name: 'vitrine:print-modules',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = filesOf(bundle, PRINT_RUN, entryOf(bundle).entry).filter((file) => file.endsWith('.js'));
      if (modules.length === 0) throw new Error(`${PRINT_RUN} is in no chunk of its own`);
      this.emitFile({ type: 'asset', fileName: PRINT_MODULES_FILE, source: JSON.stringify(modules) });
    },
  };
}
