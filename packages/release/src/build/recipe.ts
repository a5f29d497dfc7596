import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { contentHash } from '@vitrine/server/files.ts';

const PACKAGES = resolve(import.meta.dirname, '../../..');

let recipe: string | undefined;

/** Content model too: presenters take names of figures from it, and what a record holds of a field that is new. */
const SOURCES = ['release/src', 'contract/src', 'content-model/src'];
/** Names the version of the hyphenation. */
const VERSIONS = 'release/package.json';

/**
 * Names the code that makes documents: presenters, typography, contract, content model, as this process loaded them.
 * After an update that changes it every document is built anew.
 */
export function currentRecipe(): string {
  recipe ??= readRecipe();
  return recipe;
}

function readRecipe(): string {
  const files = SOURCES.flatMap((folder) =>
    globSync('**/*.ts', { cwd: join(PACKAGES, folder) }).map((file) => join(folder, file)),
  )
    .filter((file) => !file.endsWith('.test.ts') && !file.includes('/fixture/') && !file.includes('/testing/'))
    .concat(VERSIONS)
    .sort();
  return contentHash(files.map((file) => `${file}\n${readFileSync(join(PACKAGES, file), 'utf8')}`).join('\n'));
}
