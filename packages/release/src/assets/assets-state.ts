import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';

const state = z.array(z.object({ named: z.int(), present: z.int() }));

/**
 * How many files the current release names and how many of them are in the store, as a worker counted last (`storeAssetsState`);
 * null: none has counted yet. While `present` is less, a restore is still making pictures.
 */
export async function assetsState(db: Queryable): Promise<{ named: number; present: number } | null> {
  return state.parse((await db.query('select named, present from vitrine.asset_state')).rows)[0] ?? null;
}

export async function storeAssetsState(db: Queryable, { named, present }: { named: number; present: number }): Promise<void> {
  await db.query(
    `insert into vitrine.asset_state (named, present) values ($1, $2)
     on conflict (is_only) do update set named = excluded.named, present = excluded.present, counted_at = now()`,
    [named, present],
  );
}
