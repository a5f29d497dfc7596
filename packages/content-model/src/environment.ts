import type { Environment } from '@vitrine/server/environment.ts';

/** The settings content needs. */
export type ContentEnvironment = Pick<
  Environment,
  'mode' | 'port' | 'publicUrl' | 'dataDir' | 'databaseUrl' | 'secret' | 'previousSecret' | 'logLevel'
>;
