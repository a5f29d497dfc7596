import { openContent } from '@vitrine/content-model/payload.ts';
import { EnvironmentError, readEnvironment } from '@vitrine/server/environment.ts';
import { ResetInProductionError, resetDemo } from './reset.ts';
import { DemoInProductionError, seedDemo } from './seed.ts';

/**
 * Puts the demo in place: `node demo/src/main.ts`. Needs a migrated database; does nothing when the demo is there, goes
 * on when it was interrupted. With `--reset` all content is deleted first.
 */
async function main(): Promise<void> {
  const environment = readEnvironment();
  const isReset = process.argv.includes('--reset');
  const allowProduction = process.env.VITRINE_DEMO_IN_PRODUCTION === '1';
  if (environment.mode === 'production') {
    if (isReset) throw new ResetInProductionError();
    if (!allowProduction) throw new DemoInProductionError();
  }
  const payload = await openContent(environment);
  const start = performance.now();
  const onProgress = (step: string) => console.log(`demo: ${step}`);
  try {
    const { written } = isReset
      ? await resetDemo(payload, environment, { onProgress })
      : await seedDemo(payload, environment, { allowProduction, onProgress });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(written === 0 ? 'demo: already in place' : `demo: ${written} records in ${seconds} s`);
  } finally {
    await payload.destroy();
  }
}

const KNOWN = [EnvironmentError, DemoInProductionError, ResetInProductionError];

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const known = error instanceof Error && KNOWN.some((kind) => error instanceof kind);
    console.error(known ? error.message : error);
    process.exit(1);
  },
);
