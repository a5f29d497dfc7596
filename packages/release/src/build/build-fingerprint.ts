import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { contentHash } from '@vitrine/server/files.ts';
import { isContent } from '@vitrine/server/service-accounts/content-tables.ts';

const PACKAGES = resolve(import.meta.dirname, '../../..');
/** Loads every presenter and all that makes documents. */
const ENTRY = 'release/src/publish.ts';
/** What a record holds: the schema as it has become, and how records were rewritten for it. */
const SCHEMA = 'content-model/src/migrations/*.sql';
/** Names the version of the hyphenation. */
const VERSIONS = 'release/package.json';

/** Imports of values; a type alone makes no document. */
const IMPORT = /^(?:import|export)\b(?! type)[^;]*?from '([^']+)'/gm;
const OURS = /^@vitrine\/(release|contract|content-model|search|server)\/(.+)$/;

function importedFile(from: string, specifier: string): string | null {
  if (specifier.startsWith('.')) return resolve(dirname(from), specifier);
  const [, name, path] = OURS.exec(specifier) ?? [];
  return name && path ? join(PACKAGES, name, 'src', path) : null;
}

/** The files of ours that a module loads, itself among them. */
function loadedFiles(entry: string): Set<string> {
  const files = new Set<string>();
  const waiting = [entry];
  for (let file = waiting.pop(); file; file = waiting.pop()) {
    if (files.has(file) || !existsSync(file)) continue;
    files.add(file);
    for (const [, specifier = ''] of readFileSync(file, 'utf8').matchAll(IMPORT)) {
      const imported = importedFile(file, specifier);
      if (imported) waiting.push(imported);
    }
  }
  return files;
}

/** Whether a migration concerns tables of content, and not only those of people. */
export function concernsContent(sql: string): boolean {
  const names = sql.replace(/--.*$/gm, '').match(/\w+/g) ?? [];
  return names.some(isContent);
}

/**
 * Paths below `packages` of what makes documents: presenters, typography, contract, what they take of the content model and of what
 * processes share, and the schema of content.
 */
export function fingerprintedFiles(): string[] {
  const loaded = [...loadedFiles(join(PACKAGES, ENTRY))].map((file) => relative(PACKAGES, file).replaceAll('\\', '/'));
  const schema = globSync(SCHEMA, { cwd: PACKAGES })
    .filter((file) => concernsContent(readFileSync(join(PACKAGES, file), 'utf8')))
    .map((file) => file.replaceAll('\\', '/'));
  return [...loaded, ...schema, VERSIONS].sort();
}

let fingerprint: string | undefined;

/**
 * Names the code that makes documents, as this process loaded it. After an update that changes it every document is built anew; an
 * update of the admin's words and forms changes none.
 */
export function buildFingerprint(): string {
  fingerprint ??= contentHash(
    fingerprintedFiles()
      .map((file) => `${file}\n${readFileSync(join(PACKAGES, file), 'utf8')}`)
      .join('\n'),
  );
  return fingerprint;
}
