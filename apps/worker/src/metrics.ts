import { createProcessMetrics } from '@vitrine/server/process-metrics.ts';
import { Counter, Histogram, type Registry } from 'prom-client';

export interface WorkerMetrics {
  registry: Registry;
  browserStarted(): void;
  /** A document or a count of pages had the browser for so long. */
  printed(seconds: number, outcome: 'done' | 'failed'): void;
}

export function createWorkerMetrics(): WorkerMetrics {
  const registry = createProcessMetrics('worker');
  const starts = new Counter({
    name: 'vitrine_browser_starts_total',
    help: 'Starts of the browser that prints; a fresh one takes over every 200 uses, any other start is a restart',
    registers: [registry],
  });
  const prints = new Histogram({
    name: 'vitrine_print_seconds',
    help: 'How long a print run had the browser, by outcome',
    labelNames: ['outcome'],
    buckets: [1, 2, 5, 10, 20, 40, 80, 160],
    registers: [registry],
  });
  // An alert sees an increase only of what was there before.
  for (const outcome of ['done', 'failed']) prints.zero({ outcome });
  return {
    registry,
    browserStarted: () => starts.inc(),
    printed: (seconds, outcome) => prints.observe({ outcome }, seconds),
  };
}
