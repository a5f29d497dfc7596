interface Db {
  query(text: string, values: unknown[]): Promise<unknown>;
}

export interface AuditEntry {
  actor: { kind: 'staff' | 'account' | 'system'; id: string | null };
  /** What was done, as a word: 'account-approved', 'session-ended'. */
  action: string;
  subject?: { kind: string; id: string };
  /** No personal data: the log outlives the people it is about. */
  details?: Record<string, string | number | boolean | null>;
}

/** Writes who did what, in the caller's transaction; entries are never changed (0008_accounts.sql). */
export async function writeAudit(db: Db, { actor, action, subject, details }: AuditEntry): Promise<void> {
  await db.query(
    `insert into vitrine.audit_log (actor_kind, actor_id, action, subject_kind, subject_id, details)
     values ($1, $2, $3, $4, $5, $6::jsonb)`,
    [actor.kind, actor.id, action, subject?.kind ?? null, subject?.id ?? null, JSON.stringify(details ?? {})],
  );
}
