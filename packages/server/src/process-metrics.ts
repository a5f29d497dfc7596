import { collectDefaultMetrics, Registry } from 'prom-client';

/** As often as the supervisor passes them on (scripts/lib/supervisor.mjs). */
const REPORT_MS = 5000;

/** Memory, event loop, garbage collection and so on of this process; every metric of the registry is labelled with its service. */
export function createProcessMetrics(service: 'api' | 'worker' | 'cms'): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return registry;
}

/** Sends the metrics to the supervisor, which tells the API, which answers `/metrics`; a process started alone has none. */
export function reportMetrics(registry: Registry): void {
  const send = async () => {
    const metrics = await registry.getMetricsAsJSON();
    if (process.connected) process.send?.({ type: 'metrics', metrics }, undefined, {}, () => {});
  };
  setInterval(() => void send(), REPORT_MS).unref();
}

/** Answers the supervisor's health question: the event loop runs. */
export function answerSupervisor(): void {
  process.on('message', (message) => {
    if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== 'ping') return;
    process.send?.({ type: 'pong' }, undefined, {}, () => {});
  });
}
