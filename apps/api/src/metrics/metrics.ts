import type { CurrentRelease } from '@vitrine/release/current-release.ts';
import type { Pool } from '@vitrine/server/database.ts';
import { freeSpace } from '@vitrine/server/free-space.ts';
import { createProcessMetrics } from '@vitrine/server/process-metrics.ts';
import { AggregatorRegistry, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { hearServices } from './services.ts';
import { countWork } from './work.ts';

export interface Metrics {
  /** All of them in Prometheus' format: our own, and those of every process of this instance. */
  answer(): Promise<{ type: string; text: string }>;
  /** Counts an answer of content: a plain number, read when the metrics are asked for. */
  contentAnswered(status: 200 | 304): void;
  /** Any other answer; `route` is the pattern, never the URL. */
  answered(method: string, route: string, status: number, seconds: number): void;
}

interface MetricsOptions {
  release: CurrentRelease;
  pool: Pool;
  dataDir: string;
  measure?: typeof freeSpace;
}

export function createMetrics({ release, pool, dataDir, measure = freeSpace }: MetricsOptions): Metrics {
  const registry = new Registry();
  const ownProcess = createProcessMetrics('api');
  const services = hearServices(registry);
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
  // Without labels it is there before the first failure: an increase from nothing is none to Prometheus.
  const failed = new Counter({
    name: 'vitrine_failed_answers_total',
    help: 'Answers 500 and above',
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
  countWork(registry, pool);
  new Gauge({
    name: 'vitrine_disk_free_bytes',
    help: 'Free on the disk of VITRINE_DATA',
    registers: [registry],
    async collect() {
      this.set(await measure(dataDir).catch(() => Number.NaN));
    },
  });
  return {
    async answer() {
      const own = await Promise.all([registry.getMetricsAsJSON(), ownProcess.getMetricsAsJSON()]);
      const all = AggregatorRegistry.aggregate([...own, ...services.metrics()]);
      return { type: all.contentType, text: await all.metrics() };
    },
    contentAnswered(status) {
      content[status]++;
    },
    answered(method, route, status, seconds) {
      requests.observe({ method, route, status }, seconds);
      if (status >= 500) failed.inc();
    },
  };
}
