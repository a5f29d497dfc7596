import type { Crop } from '@vitrine/contract/assets.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { contentHash, type FileStore } from '@vitrine/server/files.ts';
import pLimit from 'p-limit';
import { z } from 'zod';
import { type DerivedVersion, derivedVersion, deriveVersion } from './derive-version.ts';
import { PICTURE_VERSION } from './picture-quality.ts';
import type { PictureSource } from './picture-source.ts';

/** Pictures decoded at once; sharp itself uses every core for each. */
const AT_ONCE = 2;

const rows = z.array(z.object({ version: z.unknown() }));

/** What an older version of this code remembered may lack a part: then it is not known. */
const readKnown = (answer: unknown): DerivedVersion | null =>
  derivedVersion.safeParse(rows.parse(answer)[0]?.version).data ?? null;

/** What the versions of a picture depend on, and nothing else. */
function sourceKey(source: PictureSource, crop: Crop): string {
  const focal = crop === 'auto' ? 'whole' : `${source.focal.x},${source.focal.y}`;
  return contentHash(JSON.stringify([PICTURE_VERSION, source.hash, source.filename, focal]));
}

export interface ImageVersions {
  /** The version of a picture in one crop; made when it is asked for the first time. */
  version(source: PictureSource, crop: Crop): Promise<DerivedVersion>;
}

const filesOf = ({ default: screen, print, printSmall }: DerivedVersion) =>
  [...Object.values(screen), print, ...Object.values(printSmall)].map((url) => url.slice(1));

/**
 * Versions of pictures, remembered in vitrine.image_version: each is made once, when the first document asks for
 * it. `verify` makes those again whose files are gone from the store.
 */
export function createImageVersions(db: Queryable, files: FileStore, { verify }: { verify: boolean }): ImageVersions {
  const limited = pLimit(AT_ONCE);
  const asked = new Map<string, Promise<DerivedVersion>>();

  async function find(source: PictureSource, crop: Crop): Promise<DerivedVersion> {
    const key = sourceKey(source, crop);
    const known = readKnown(
      (await db.query('select version from vitrine.image_version where source = $1 and crop = $2', [key, crop])).rows,
    );
    const complete = async (version: DerivedVersion) =>
      !verify || (await Promise.all(filesOf(version).map(files.exists))).every(Boolean);
    if (known && (await complete(known))) return known;
    const version = await limited(() => deriveVersion(files, source, crop));
    await db.query(
      'insert into vitrine.image_version (source, crop, version) values ($1, $2, $3) on conflict (source, crop) do update set version = excluded.version',
      [key, crop, version],
    );
    return version;
  }

  return {
    version(source, crop) {
      const key = `${sourceKey(source, crop)} ${crop}`;
      let answer = asked.get(key);
      if (!answer) {
        answer = find(source, crop);
        asked.set(key, answer);
      }
      return answer;
    },
  };
}
