import { openContent } from '@vitrine/content-model/payload.ts';
import { EnvironmentError, readEnvironment } from '@vitrine/server/environment.ts';
import { DemoInProductionError, seedDemo } from './seed.ts';

/** Puts the demo in place: `node demo/src/main.ts`. Needs a migrated database; does nothing when the demo is there. */
async function main(): Promise<void> {
  const environment = readEnvironment();
  const allowProduction = process.env.VITRINE_DEMO_IN_PRODUCTION === '1';
  if (environment.mode === 'production' && !allowProduction) throw new DemoInProductionError();
  const payload = await openContent(environment);
  const start = performance.now();
  try {
    const { written } = await seedDemo(payload, environment, {
      allowProduction,
      onProgress: (step) => console.log(`demo: ${step}`),
    });
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(written === 0 ? 'demo: already in place' : `demo: ${written} records in ${seconds} s`);
  } finally {
    await payload.destroy();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    const known = error instanceof EnvironmentError || error instanceof DemoInProductionError;
    console.error(known ? error.message : error);
    process.exit(1);
  },
);
