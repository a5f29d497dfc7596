import { Gauge, type Registry } from 'prom-client';
import { z } from 'zod';

/** As prom-client's `getMetricsAsJSON` answers; what is no number comes as null over IPC. */
const metric = z.looseObject({
  name: z.string(),
  help: z.string(),
  type: z.enum(['counter', 'gauge', 'histogram', 'summary']),
  aggregator: z.enum(['omit', 'sum', 'first', 'min', 'max', 'average']),
  values: z.array(
    z.looseObject({
      value: z.number().nullable(),
      labels: z.record(z.string(), z.union([z.string(), z.number()])),
      metricName: z.string().optional(),
    }),
  ),
});
const told = z.object({
  type: z.literal('services'),
  services: z.record(z.string(), z.object({ restarts: z.number(), metrics: z.array(metric).nullable() })),
});
type Services = z.infer<typeof told>['services'];

/**
 * What the supervisor (scripts/lib/supervisor.mjs) tells of the processes of this instance: how often each was started again, and
 * the metrics of those that are not this one. Started alone, a process hears nothing.
 */
export function hearServices(registry: Registry, from: NodeJS.EventEmitter = process): { metrics(): object[] } {
  let services: Services = {};
  from.on('message', (message: unknown) => {
    const heard = told.safeParse(message);
    if (heard.success) services = heard.data.services;
  });
  new Gauge({
    name: 'vitrine_service_restarts',
    help: 'How often a process was started again since the instance was',
    labelNames: ['service'],
    registers: [registry],
    collect() {
      for (const [service, { restarts }] of Object.entries(services)) this.set({ service }, restarts);
    },
  });
  new Gauge({
    name: 'vitrine_service_up',
    help: 'Whether a process tells its metrics: 1 or 0',
    labelNames: ['service'],
    registers: [registry],
    collect() {
      for (const [service, { metrics }] of Object.entries(services)) {
        this.set({ service }, service === 'api' || metrics !== null ? 1 : 0);
      }
    },
  });
  return { metrics: () => Object.values(services).flatMap(({ metrics }) => (metrics === null ? [] : [metrics])) };
}
