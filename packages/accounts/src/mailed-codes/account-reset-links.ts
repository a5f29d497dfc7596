interface Db {
  query(text: string, values: unknown[]): Promise<unknown>;
}

/** Ends the mailed links to a new password of an account that were not followed, in the caller's transaction. */
export async function endAccountResetLinks(db: Db, accountId: string): Promise<void> {
  await db.query('update vitrine.password_reset set used_at = now() where account_id = $1::uuid and used_at is null', [
    accountId,
  ]);
}
