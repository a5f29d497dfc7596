import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { PRINT_LAYOUT_FILE } from '@vitrine/contract/print.ts';
import type { Plugin } from 'vite';

/** Where printing begins, and the styles that every page has. */
const STARTS = /\/src\/(?:print\/|routes\/chapters\.|print\.css)|\/ui\/src\/[^/]+\.css$/;
/** A package changes with its version, which seldom changes a line of a page; what comes of no file has no text of its own. */
const FOREIGN = /\/node_modules\/|^\0|^virtual:/;

const fileOf = (id: string) => id.replace(/[?#].*$/, '');

/**
 * Names what lays out printed pages: everything that the print engine and the chapters load. The build says it in a file; when it is
 * another one, the worker counts print pages anew.
 */
export function printLayout(): Plugin {
  let root = '';
  return {
    name: 'vitrine:print-layout',
    apply: 'build',
    configResolved(config) {
      root = config.root;
    },
    async generateBundle() {
      const waiting = [...this.getModuleIds()].filter((id) => STARTS.test(fileOf(id)));
      const files = new Set<string>();
      const seen = new Set<string>();
      for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
        if (seen.has(id) || FOREIGN.test(id)) continue;
        seen.add(id);
        files.add(fileOf(id));
        const info = this.getModuleInfo(id);
        if (info) waiting.push(...info.importedIds, ...info.dynamicallyImportedIds);
      }
      const hash = createHash('sha256');
      for (const file of [...files].sort()) hash.update(relative(root, file)).update(await readFile(file));
      this.emitFile({ type: 'asset', fileName: PRINT_LAYOUT_FILE, source: hash.digest('hex') });
    },
  };
}
