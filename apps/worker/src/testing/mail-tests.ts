import { afterAll, beforeAll } from 'vitest';
import { type MailsWorker, startMailsWorker } from './mails-worker.ts';
import { insertMail, untilMail } from './people.ts';

/** The worker of a file of tests about mails, told when it runs, and what is done there. */
export function mailTests(started: (worker: MailsWorker) => void) {
  let worker: MailsWorker;
  beforeAll(async () => {
    worker = await startMailsWorker();
    started(worker);
  });
  afterAll(() => worker.close());

  const isSent = (row: { state: string } | null) => row?.state === 'sent';
  async function sent(mail: Parameters<typeof insertMail>[1]) {
    const id = await insertMail(worker.pool, mail);
    await untilMail(worker.pool, id, isSent);
    return { id, mail: await worker.kept(id) };
  }
  /** Something that ends links is done to a person, so much from now. */
  const noteChange = (kind: 'staff' | 'account', id: string | undefined, action: string, offset: string) =>
    worker.pool.query(
      `insert into vitrine.audit_log (at, actor_kind, action, subject_kind, subject_id)
       values (now() + $4::interval, 'system', $3, $1, $2)`,
      [kind, id, action, offset],
    );
  const codesIn = (text = '') => [...text.matchAll(/[\w-]{43}/g)].map(([code]) => code);

  return { isSent, sent, noteChange, codesIn };
}
