import { assetsState } from '@vitrine/release/assets/assets-state.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import type { PartState } from './part.ts';

/** How many files of the release are in the store. After a restore some are missing until a worker has made them again. */
export async function assetsPart(db: Queryable): Promise<PartState> {
  const counted = await assetsState(db);
  if (counted === null) return { ok: true, state: 'not counted yet' };
  return { ok: counted.present >= counted.named, state: `${counted.present}/${counted.named}` };
}
