import { createHmac } from 'node:crypto';
import type { Queryable } from '@vitrine/server/database.ts';
import { type Secrets, secretsOf } from '@vitrine/server/secrets.ts';
import { deriveKey } from '../sessions/tokens.ts';
import { networkOf } from './network.ts';

export interface TrustedNetworks {
  /** Keeps that a person proved from this address to be the account's owner: logged in, confirmed it, or set its password by mail; `db`: the transaction it belongs to. */
  remember(accountId: string, address: string, db?: Queryable): Promise<void>;
  /** Whether the owner of this e-mail address, in normal form, is known there; false when it has no owner. */
  knows(email: string, address: string): Promise<boolean>;
  /** Whether anybody who may log in is known there. It is the same for every address that is tried there, so it tells nothing about an account. */
  knowsAnybody(address: string): Promise<boolean>;
}

/** Per account the last ones stay. */
const KEPT = 20;
/** A row is written again at most this often: a log-in is no reason to write what is written. */
const REFRESH = '1 hour';

/** Whose networks they are, and where they are kept. */
const TABLES = {
  accounts: {
    people: 'public.accounts',
    networks: 'vitrine.trusted_network',
    id: 'account_id',
    label: 'known-network',
    mayLogIn: "p.state = 'active'",
  },
  staff: { people: 'public.staff', networks: 'vitrine.staff_network', id: 'staff_id', label: 'staff-network', mayLogIn: 'true' },
} as const;
type Table = (typeof TABLES)[keyof typeof TABLES];

async function insert(db: Queryable, { networks, id }: Table, accountId: string, network: Buffer) {
  const { rowCount } = await db.query(
    `insert into ${networks} as k (${id}, network) values ($1, $2)
     on conflict (${id}, network) do update set seen_at = now() where k.seen_at < now() - interval '${REFRESH}'`,
    [accountId, network],
  );
  if (rowCount === 0) return;
  await db.query(
    `delete from ${networks} where ${id} = $1 and network in
       (select network from ${networks} where ${id} = $1 order by seen_at desc offset $2)`,
    [accountId, KEPT],
  );
}

/** The networks people were logged in to from, as HMACs, in the database: every process knows them, also after a start. */
export function createTrustedNetworks(pool: Queryable, secrets: Secrets, whose: keyof typeof TABLES): TrustedNetworks {
  const table = TABLES[whose];
  const sealed = (address: string, secret = secrets.secret) =>
    createHmac('sha256', deriveKey(secret, table.label)).update(networkOf(address)).digest();
  const allSealed = (address: string) => secretsOf(secrets).map((secret) => sealed(address, secret));
  return {
    remember: (accountId, address, db = pool) => insert(db, table, accountId, sealed(address)),
    async knows(email, address) {
      // Looked for in both tables in every case, and answered by one row: time would say whose address is known where.
      const { rows } = await pool.query<{ known: boolean }>(
        `select exists (select from ${table.networks} where network = any($2::bytea[])
           and ${table.id} = coalesce((select id::text from ${table.people} where email = $1), 'nobody')) as known`,
        [email, allSealed(address)],
      );
      return rows[0]?.known ?? false;
    },
    async knowsAnybody(address) {
      const { rowCount } = await pool.query(
        `select from ${table.networks} n join ${table.people} p on p.id = n.${table.id}::uuid
         where n.network = any($1::bytea[]) and ${table.mayLogIn} limit 1`,
        [allSealed(address)],
      );
      return rowCount === 1;
    },
  };
}
