import type { Language } from '@vitrine/contract/sites.ts';
import type { Queryable } from '@vitrine/server/database.ts';
import { z } from 'zod';

/** A text that is agreed to; `version` is the hash of its words. */
export interface ConsentText {
  version: string;
  language: Language;
  text: string;
}

export type Purpose = 'terms' | 'newsletter';

interface Consent {
  accountId: string;
  purpose: Purpose;
  version: string;
  givenAt: Date;
  /** An IP address. */
  givenAddress: string;
  confirmedAddress: string;
}

/** Keeps a text once, before the first who agrees to it. */
export async function keepConsentText(db: Queryable, { version, language, text }: ConsentText) {
  await db.query(
    'insert into vitrine.consent_text (version, language, text) values ($1, $2, $3) on conflict (version) do nothing',
    [version, language, text],
  );
}

/** Writes an agreement that is confirmed now; one that is there already stays as it is. */
export async function giveConsent(db: Queryable, consent: Consent) {
  await db.query(
    `insert into vitrine.consent (account_id, purpose, text_version, given_at, given_address, confirmed_at, confirmed_address)
     values ($1, $2, $3, $4, $5, now(), $6)
     on conflict (account_id, purpose) where withdrawn_at is null do nothing`,
    [consent.accountId, consent.purpose, consent.version, consent.givenAt, consent.givenAddress, consent.confirmedAddress],
  );
}

/** Withdraws an agreement that is in force; false when there is none. */
export async function withdrawConsent(db: Queryable, accountId: string, purpose: Purpose, address: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update vitrine.consent set withdrawn_at = now(), withdrawn_address = $3
     where account_id = $1 and purpose = $2 and withdrawn_at is null`,
    [accountId, purpose, address],
  );
  return rowCount === 1;
}

/** Since when an agreement is in force; null when there is none. */
export async function consentSince(db: Queryable, accountId: string, purpose: Purpose): Promise<Date | null> {
  const { rows } = await db.query(
    'select given_at from vitrine.consent where account_id = $1 and purpose = $2 and withdrawn_at is null',
    [accountId, purpose],
  );
  return rows.length > 0 ? z.object({ given_at: z.date() }).parse(rows[0]).given_at : null;
}
