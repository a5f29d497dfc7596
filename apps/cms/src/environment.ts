import type { ContentEnvironment } from '@vitrine/content-model/environment.ts';

declare global {
  var vitrineEnvironment: ContentEnvironment | undefined;
}

/** main.ts reads the settings once and gives them to the pages, which Next has bundled apart from it. */
export function giveEnvironment(environment: ContentEnvironment): void {
  globalThis.vitrineEnvironment = environment;
}

/** While Next builds there are no settings and no database: the configuration is read for its shape only. */
const BUILDING: ContentEnvironment = {
  mode: 'production',
  port: 1,
  publicUrl: 'http://127.0.0.1:1',
  dataDir: '/nonexistent',
  databaseUrl: 'postgres://127.0.0.1:1/nonexistent',
  secret: 'only-while-building',
  previousSecret: null,
  logLevel: 'silent',
};

/** The settings main.ts gave. Throws when the pages run outside of it. */
export function givenEnvironment(): ContentEnvironment {
  if (globalThis.vitrineEnvironment) return globalThis.vitrineEnvironment;
  if (process.env.NEXT_PHASE === 'phase-production-build') return BUILDING;
  throw new Error('The CMS is started by apps/cms/src/main.ts.');
}
