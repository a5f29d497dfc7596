import type { Environment } from '@vitrine/server/environment.ts';

/** The settings content needs. */
export type ContentEnvironment = Pick<
  Environment,
  'mode' | 'port' | 'publicUrl' | 'dataDir' | 'databaseUrl' | 'secret' | 'previousSecret' | 'logLevel'
> /** Told of answers that failed by a fault of ours; absent where there is no process to tell. */ & {
  reportFailure?: (error: unknown) => void;
};
