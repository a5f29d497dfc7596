import type { CurrentRelease } from '@vitrine/release/current-release.ts';
import type { Pool } from '@vitrine/server/database.ts';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { z } from 'zod';

const counts = z.object({ pending: z.number(), failed: z.number() });

/** Without the database there are no counts, and the other metrics are answered all the same. */
const createMailCounts = (pool: Pool) => async (): Promise<z.infer<typeof counts>> => {
  try {
    const { rows } = await pool.query(
      `select count(*) filter (where state = 'pending') as pending, count(*) filter (where state = 'failed') as failed
       from vitrine.mail where state in ('pending', 'failed')`,
    );
    return counts.parse(rows[0]);
  } catch {
    return { pending: Number.NaN, failed: Number.NaN };
  }
};

export interface Metrics {
  registry: Registry;
  /** Counts an answer of content: a plain number, read when somebody asks for the metrics. */
  contentAnswered(status: 200 | 304): void;
  /** Any other answer; `route` is the pattern, never the URL. */
  answered(method: string, route: string, status: number, seconds: number): void;
}

export function createMetrics(release: CurrentRelease, pool: Pool): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const content = { 200: 0, 304: 0 };
  const counted = { 200: 0, 304: 0 };
  new Counter({
    name: 'vitrine_content_answers_total',
    help: 'Content documents answered from memory, by status',
    labelNames: ['status'],
    registers: [registry],
    collect() {
      for (const status of [200, 304] as const) {
        this.inc({ status }, content[status] - counted[status]);
        counted[status] = content[status];
      }
    },
  });
  const requests = new Histogram({
    name: 'vitrine_http_request_seconds',
    help: 'Answers other than content from memory, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  });
  new Gauge({
    name: 'vitrine_release',
    help: 'Number of the release this process answers from',
    registers: [registry],
    collect() {
      this.set(release.releaseId);
    },
  });
  new Gauge({
    name: 'vitrine_database_connections',
    help: 'Connections of this process to the database, by state',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waited_for' }, pool.waitingCount);
    },
  });
  const mails = createMailCounts(pool);
  new Gauge({
    name: 'vitrine_mails',
    help: 'Mails about accounts that wait (for their time or for another try) or were given up, by state',
    labelNames: ['state'],
    registers: [registry],
    async collect() {
      for (const [state, count] of Object.entries(await mails())) this.set({ state }, count);
    },
  });
  return {
    registry,
    contentAnswered(status) {
      content[status]++;
    },
    answered: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
  };
}
