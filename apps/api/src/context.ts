import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Throttle } from '@vitrine/accounts/throttle/throttle.ts';
import type { TrustedNetworks } from '@vitrine/accounts/throttle/trusted-networks.ts';
import type { CurrentRelease } from '@vitrine/release/current-release.ts';
import type { FormerReleases } from '@vitrine/release/former-releases.ts';
import type { Pool } from '@vitrine/server/database.ts';
import type { Environment } from '@vitrine/server/environment.ts';
import type { ErrorReporter } from '@vitrine/server/error-reports/reporter.ts';
import type { FileStore } from '@vitrine/server/files.ts';
import type { Log } from '@vitrine/server/log.ts';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { AccessRegistry } from './auth/access.ts';
import type { Passwords } from './auth/passwords.ts';
import type { Sessions } from './auth/sessions.ts';
import type { ContentAnswers } from './content/answers.ts';
import type { Limits } from './http/limits.ts';
import type { Libraries } from './media-library/libraries.ts';
import type { Metrics } from './metrics/metrics.ts';

/** What the endpoints work with; main.ts makes it, tests make their own. */
export interface ApiContext {
  environment: Environment;
  log: Log;
  pool: Pool;
  files: FileStore;
  release: CurrentRelease;
  former: FormerReleases;
  content: ContentAnswers;
  libraries: Libraries;
  sessions: Sessions;
  passwords: Passwords;
  trustedNetworks: TrustedNetworks;
  throttle: Throttle;
  access: AccessRegistry;
  limits: Limits;
  metrics: Metrics;
  errors: ErrorReporter;
  /** The fingerprint of the web app as it is built now; null while there is none. */
  webBuild(): Promise<string | null>;
  /** Folder of the built app (index.html and its assets). */
  webDir: string;
}

export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse<IncomingMessage>,
  FastifyBaseLogger,
  ZodTypeProvider
>;
