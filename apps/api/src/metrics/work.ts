import { COULD_RUN, OLDEST_DUE } from '@vitrine/jobs/waiting.ts';
import type { Pool } from '@vitrine/server/database.ts';
import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';

const counted = z.object({ count: z.number() }).catchall(z.string());

const DOCUMENTS = 'select status as state, count(*)::int as count from vitrine.document_request group by 1';
/** Mails about accounts, and those that bring a document, which are steps of its request. */
const MAILS = `select kind, state, count(*)::int as count from vitrine.mail group by 1, 2
  union all select 'document', case when mailed_at is not null then 'sent' else status end, count(*)::int
  from vitrine.document_request where mailed_at is not null or (step = 'mail' and status <> 'success') group by 1, 2`;
const JOBS = `select case when locked_at is not null then 'running' when attempts >= max_attempts then 'failed'
    when run_at > now() then 'later' else 'waiting' end as state, count(*)::int as count
  from graphile_worker.jobs group by 1`;
const OLDEST = `select coalesce(greatest(extract(epoch from now() - min(run_at)), 0), 0)::float8 as count
  from graphile_worker.jobs where ${COULD_RUN}`;

/** What waits, runs, was done and was given up, counted in the database on each request. */
export function countWork(registry: Registry, pool: Pool): void {
  let reached = Promise.resolve(true);
  new Gauge({
    name: 'vitrine_database_up',
    help: 'Whether this process reaches the database: 1 or 0; without it nothing that is counted there is told',
    registers: [registry],
    async collect() {
      reached = pool.query('select 1').then(
        () => true,
        () => false,
      );
      this.set((await reached) ? 1 : 0);
    },
  });
  /** `always`: states that are told also when there is none in them, so that an alert sees the first one. */
  const gauge = (name: string, help: string, labelNames: string[], query: string, always: Record<string, string>[] = []) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        this.reset();
        // Asked for one after another of one database: where it is away, the first waits for it and the others know.
        if (!(await reached)) return;
        const rows = await pool.query(query).then(
          (answer) => z.array(counted).parse(answer.rows),
          () => null,
        );
        if (rows === null) return;
        for (const labels of always) this.set(labels, 0);
        for (const { count, ...labels } of rows) this.set(labels, count);
      },
    });
  const states = (...names: string[]) => names.map((state) => ({ state }));
  gauge(
    'vitrine_documents',
    'Documents people asked for, by state',
    ['state'],
    DOCUMENTS,
    states('pending', 'success', 'failed'),
  );
  gauge('vitrine_mails', 'Mails by kind and state; `pending` waits for its time or for another try', ['kind', 'state'], MAILS);
  const jobStates = states('waiting', 'running', 'failed');
  gauge('vitrine_queue_jobs', 'Jobs of the queue, by state; `later` waits for its time', ['state'], JOBS, jobStates);
  gauge('vitrine_queue_oldest_seconds', 'For how long the first job that could run has waited', [], OLDEST);
  gauge('vitrine_print_oldest_seconds', 'For how long the first document has been due to print', [], OLDEST_DUE);
}
