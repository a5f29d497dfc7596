import { expect, test } from 'vitest';
import { createWorkerMetrics } from './metrics.ts';

test('the count of failed prints is there before the first one, so that an alert sees its increase', async () => {
  const { registry } = createWorkerMetrics();
  for (const outcome of ['done', 'failed'])
    expect(await registry.metrics()).toContain(`vitrine_print_seconds_count{service="worker",outcome="${outcome}"} 0`);
});
