import {
  archivePath,
  type RenderingContents,
  renderingFiles,
  renderingFolder,
} from '@vitrine/content-model/renderings/contents.ts';
import { RenderingProblem } from '@vitrine/content-model/renderings/rendering-problem.ts';
import { unpack } from '@vitrine/content-model/renderings/unpack.ts';
import type { FileStore } from '@vitrine/server/files.ts';
import pLimit from 'p-limit';
import { DocumentBuildError } from '../build/document-build-error.ts';
import type { Original, Originals, Upload } from './originals.ts';
import { readOriginal } from './read-original.ts';

const COLLECTION = 'webrotate-360';

/** Renderings of the 360 rotator, unpacked: `assets/<hash of the archive>/<folder>/<path>`. */
export interface Renderings {
  /** Unpacks the archive unless every file of it is there, and answers the URL that its folder is relative to. */
  publish(upload: Upload, contents: RenderingContents): Promise<{ baseUrl: string }>;
}

export function createRenderings(files: FileStore, originals: Originals): Renderings {
  // One archive is in memory at a time.
  const limited = pLimit(1);

  async function unpackAll(original: Original, record: string, contents: RenderingContents, keyOf: (file: string) => string) {
    const archive = await readOriginal(files, original.key, record);
    const missing = new Map(renderingFiles(contents).map((file) => [archivePath(contents, file), file]));
    for await (const { path, bytes } of unpack(archive, (path) => missing.has(path))) {
      const file = missing.get(path);
      if (file === undefined) continue;
      await files.put(keyOf(file), bytes);
      missing.delete(path);
    }
    const [lost] = missing.keys();
    if (lost !== undefined) throw new DocumentBuildError(`${record}: ${lost} is not in its archive`);
  }

  return {
    async publish(upload, contents) {
      const record = `${COLLECTION} ${upload.id}`;
      const original = await originals.find(COLLECTION, upload);
      const base = `assets/${original.hash}/`;
      const keyOf = (file: string) => `${base}${renderingFolder(contents)}/${file}`;
      const isWhole = async () =>
        (await Promise.all(renderingFiles(contents).map((file) => files.exists(keyOf(file))))).every(Boolean);
      try {
        await limited(async () => {
          if (!(await isWhole())) await unpackAll(original, record, contents, keyOf);
        });
      } catch (error) {
        throw error instanceof RenderingProblem ? new DocumentBuildError(`${record}: ${error.message}`) : error;
      }
      return { baseUrl: `/${base}` };
    },
  };
}
