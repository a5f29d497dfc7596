import { type CatalogueIndex, catalogueIndex, pointer } from '@vitrine/platform/catalogue-files/catalogue-index.ts';
import { type CatalogueFiles, POINTER } from '@vitrine/platform/catalogue-files/types.ts';
import type { OfflineState } from '../state.ts';
import { parseJson } from './parse-json.ts';

/** A catalogue on the disk and the name of its text. */
export interface CatalogueOnDisk {
  name: string;
  index: CatalogueIndex;
}

export const fileName = ({ folder, sha256 }: { folder: string; sha256: string }) => `${folder}/${sha256}`;

/** The catalogue that the pointer names; null without one, and where it cannot be read. */
export async function readCatalogue(files: CatalogueFiles): Promise<CatalogueOnDisk | null> {
  const named = pointer.safeParse(parseJson(await files.readText(POINTER)));
  if (!named.success) return null;
  const index = catalogueIndex.safeParse(parseJson(await files.readText(named.data.catalogue)));
  return index.success ? { name: named.data.catalogue, index: index.data } : null;
}

/** Paths of a catalogue whose file is not on the disk, or has another size. */
export async function missingFiles(files: CatalogueFiles, index: CatalogueIndex): Promise<string[]> {
  const sizes = new Map((await files.list()).map((file) => [fileName(file), file.size]));
  return Object.entries(index.files)
    .filter(([, file]) => sizes.get(fileName(file)) !== file.size)
    .map(([key]) => key);
}

/** How many files of a catalogue are among these names. */
export const countFiles = ({ files }: CatalogueIndex, among: ReadonlySet<string>): number =>
  new Set(
    Object.values(files)
      .map(fileName)
      .filter((name) => among.has(name)),
  ).size;

/** What the state says of a catalogue: the bytes of files that several paths share count once. */
export function describeCatalogue({ release, loadedAt, languages, files }: CatalogueIndex): OfflineState['catalogue'] {
  const sizes = new Map(Object.values(files).map((file) => [fileName(file), file.size]));
  return { release, loadedAt, languages, bytes: [...sizes.values()].reduce((sum, size) => sum + size, 0) };
}
