import { resolve } from 'node:path';
import { outdatedHashes } from '@vitrine/accounts/passwords/outdated-hashes.ts';
import { activeSessions } from '@vitrine/accounts/sessions/session-repository.ts';
import { createThrottle } from '@vitrine/accounts/throttle/throttle.ts';
import { createTrustedNetworks } from '@vitrine/accounts/throttle/trusted-networks.ts';
import { type CurrentRelease, openRelease } from '@vitrine/release/current-release.ts';
import { createFormerReleases } from '@vitrine/release/former-releases.ts';
import { createPool, type Pool } from '@vitrine/server/database.ts';
import type { Environment } from '@vitrine/server/environment.ts';
import { createErrorReporter } from '@vitrine/server/error-reports/reporter.ts';
import { createFileStore } from '@vitrine/server/files.ts';
import type { Log } from '@vitrine/server/log.ts';
import { plainError } from '@vitrine/server/plain-error.ts';
import { secretsOf } from '@vitrine/server/secrets.ts';
import { createAccessRegistry } from './auth/access.ts';
import { createPasswords } from './auth/passwords.ts';
import { createSessions } from './auth/sessions.ts';
import { createContentAnswers } from './content/answers.ts';
import type { ApiContext } from './context.ts';
import { LIMITS, tooManyRequests } from './http/limits.ts';
import { strictTransport } from './http/security-headers.ts';
import { createWebBuild } from './http/web-build.ts';
import { createLibraries } from './media-library/libraries.ts';
import { createMetrics } from './metrics/metrics.ts';

/** The context on one pool and one release. */
export async function createContext(
  environment: Environment,
  log: Log,
  pool: Pool,
  release: CurrentRelease,
): Promise<ApiContext> {
  const webDir = resolve(import.meta.dirname, '../../web/dist');
  const former = createFormerReleases(pool, release);
  return {
    environment,
    log,
    pool,
    release,
    former,
    files: createFileStore(environment.dataDir),
    content: createContentAnswers(release, former, strictTransport(environment.publicUrl)),
    libraries: createLibraries(release),
    sessions: createSessions(pool, environment.secret),
    passwords: await createPasswords({ outdated: await outdatedHashes(pool) }),
    trustedNetworks: createTrustedNetworks(pool, environment, 'accounts'),
    throttle: createThrottle(pool, environment.secret, tooManyRequests),
    access: createAccessRegistry({
      secrets: secretsOf(environment),
      activeSessions: (ids) => activeSessions(pool, ids),
      onSweepError: (error) => log.warn({ err: plainError(error) }, 'sessions could not be checked'),
    }),
    limits: LIMITS,
    errors: createErrorReporter({ db: pool, source: 'api', log, dsn: environment.sentryDsn }),
    metrics: createMetrics({ release, pool, dataDir: environment.dataDir }),
    webDir,
    webBuild: createWebBuild(webDir),
  };
}

/** Opens the database and the release. Waits for a database that is away. `close` gives everything back. */
export async function openContext(environment: Environment, log: Log): Promise<{ context: ApiContext; close(): Promise<void> }> {
  const pool = createPool(environment.databaseUrl, 'vitrine api');
  const release = await openRelease({ databaseUrl: environment.databaseUrl, log });
  const context = await createContext(environment, log, pool, release);
  return {
    context,
    async close() {
      context.access.close();
      await context.errors.settled();
      await context.passwords.close();
      await release.close();
      await pool.end();
    },
  };
}
