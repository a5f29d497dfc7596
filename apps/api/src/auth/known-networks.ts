import { createHmac } from 'node:crypto';
import type { Pool, Queryable } from '@vitrine/server/database.ts';
import { deriveKey } from '@vitrine/server/tokens.ts';
import { networkOf } from './network.ts';

export interface KnownNetworks {
  /** Keeps that somebody proved from this address to be the account's owner: logged in, confirmed it, or set its password by mail; `db`: the transaction it belongs to. */
  remember(accountId: string, address: string, db?: Queryable): Promise<void>;
  /** Whether the account of this e-mail address, in normal form, is known there; false without such an account. */
  knows(email: string, address: string): Promise<boolean>;
}

/** Per account the last ones stay. */
const KEPT = 20;
/** A row is written again at most this often: a log-in is no reason to write what is written. */
const REFRESH = '1 hour';

async function insert(db: Queryable, accountId: string, network: Buffer) {
  const { rowCount } = await db.query(
    `insert into vitrine.known_network as k (account_id, network) values ($1, $2)
     on conflict (account_id, network) do update set seen_at = now() where k.seen_at < now() - interval '${REFRESH}'`,
    [accountId, network],
  );
  if (rowCount === 0) return;
  await db.query(
    `delete from vitrine.known_network where account_id = $1 and network in
       (select network from vitrine.known_network where account_id = $1 order by seen_at desc offset $2)`,
    [accountId, KEPT],
  );
}

/** The networks accounts were logged in to from, as HMACs, in the database: every API process knows them, also after a start. */
export function createKnownNetworks(pool: Pool, secret: string): KnownNetworks {
  const sealed = (address: string) =>
    createHmac('sha256', deriveKey(secret, 'known-network')).update(networkOf(address)).digest();
  return {
    remember: (accountId, address, db = pool) => insert(db, accountId, sealed(address)),
    async knows(email, address) {
      const { rowCount } = await pool.query(
        `select 1 from public.accounts a join vitrine.known_network k on k.account_id = a.id::text
         where a.email = $1 and k.network = $2`,
        [email, sealed(address)],
      );
      return (rowCount ?? 0) > 0;
    },
  };
}
