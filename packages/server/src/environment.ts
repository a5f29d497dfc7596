import { isAbsolute, resolve } from 'node:path';
import { appVersion } from '@vitrine/contract/app-versions.ts';
import { z } from 'zod';
import { isBlockedByBrowsers } from './blocked-ports.ts';
import { areProxies, isHost, isOrigin } from './environment-addresses.ts';
import { readDsn } from './error-reports/envelope.ts';
import { isVaried, isVariedToken } from './is-varied.ts';
import { ownOrigin } from './own-origin.ts';
import { isLoopback, unsafeTransport } from './production-transport.ts';

/** Secrets of development: known to everyone, refused in production. */
const DEVELOPMENT_SECRET = 'vitrine-development-secret-not-for-production';

/** An address of ours that receives nothing; mails under it fail SPF everywhere. */
const DEVELOPMENT_MAIL_FROM = 'Vitrine <vitrine@varnholt.example>';

const port = z.coerce.number().int().min(1).max(65535);
/** Questions of health go to these ports by fetch, which refuses what browsers refuse. */
const openPort = port.refine(
  (number) => !isBlockedByBrowsers(number),
  'browsers refuse to open this port, set it to another, for example 4000',
);

const secret = z
  .string()
  .min(32, 'needs at least 32 characters')
  .refine(isVaried, 'can be guessed, it needs random characters, for example those that "openssl rand -base64 48" prints');

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  HOST: z.string().refine(isHost, 'must be an address or a name of this machine, without a port').default('127.0.0.1'),
  PORT: openPort.default(4000),
  /** Where the CMS process listens; the API hands /admin through to it. */
  CMS_HOST: z.string().refine(isHost, 'must be an address or a name of this machine, without a port').default('127.0.0.1'),
  CMS_PORT: openPort.optional(),
  /** Where the API reaches a CMS that another program started. */
  CMS_URL: z.string().refine(isOrigin, 'must be an address without a path, for example http://10.0.0.6:4001').optional(),
  /** Where the worker's browser reaches an API that another program started. */
  API_URL: z.string().refine(isOrigin, 'must be an address without a path, for example http://10.0.0.5:4000').optional(),
  /** By this the CMS knows the API; the start makes one for both. Without it, as when a test starts one of them alone, no caller is refused. */
  CMS_TOKEN: secret.optional(),
  /** Where people reach this instance; links in PDFs and in mails to staff begin with it. */
  PUBLIC_URL: z.string().refine(isOrigin, 'must be an address people reach, for example https://vitrine.example.com').optional(),
  VITRINE_DATA: z.string().min(1).default('var'),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must begin with postgres:// or postgresql://')
    .refine((url) => URL.canParse(url), 'is not an address (special characters of a password are written as %23)'),
  VITRINE_SECRET: secret.default(DEVELOPMENT_SECRET),
  /** What it signed is taken, so it too must be none that can be guessed. */
  VITRINE_SECRET_PREVIOUS: secret.optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\//, 'must begin with smtp:// or smtps://')
    .refine((url) => URL.canParse(url), 'is not an address (special characters of a password are written as %23)')
    .refine((url) => !URL.canParse(url) || isHost(new URL(url).hostname), 'names no mail server')
    .optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^<>@]*<?[^\s<>@]+@[^\s<>@]+>?$/, 'must hold one mail address, for example Vitrine <vitrine@example.com>')
    .default(DEVELOPMENT_MAIL_FROM),
  /** `hold`: mails are written and wait, none goes out; for the first start after a restore. */
  VITRINE_MAIL: z.enum(['send', 'hold']).default('send'),
  /** Where answers to mails about accounts go. */
  ACCOUNTS_MAIL: z.email('must be one mail address').optional(),
  /** Production otherwise wants TLS to a mail server and a database that are elsewhere. */
  TRUSTED_NETWORK: z.enum(['0', '1']).optional(),
  /** Port of the local mail catcher that the API process runs in development. */
  MAIL_CATCHER_PORT: port.optional(),
  CHROMIUM_PATH: z.string().optional(),
  /** Proxies in front whose X-Forwarded-For counts: their number, or their addresses and networks, comma-separated; 0: none. */
  TRUST_PROXY: z
    .string()
    .refine(
      areProxies,
      'must be how many proxies stand in front (0 to 10), or their addresses, for example 10.0.0.5 or 10.0.0.0/24',
    )
    .optional(),
  /** The oldest desktop app that may go on: an older one is told to update. */
  MIN_APP_VERSION: z
    .string()
    .refine((text) => appVersion.safeParse(text).success, 'must be a version, for example 1.4.0')
    .optional(),
  /** Bearer token that may read /metrics from elsewhere; without it only this machine may. */
  METRICS_TOKEN: z
    .string()
    .min(16, 'needs at least 16 characters')
    .refine(isVariedToken, 'can be guessed, it needs random characters, for example those that "openssl rand -hex 16" prints')
    .optional(),
  /** Where errors are sent as well as kept, without anything about people: a service that understands Sentry's envelopes. */
  SENTRY_DSN: z
    .string()
    .refine((dsn) => readDsn(dsn) !== null, 'must be a DSN, for example https://key@sentry.example.com/1')
    .optional(),
  /** Where the processes' logs go: to files of VITRINE_DATA, or to the standard output of the start (scripts/start.mjs). */
  VITRINE_LOGS: z.enum(['files', 'stdout']).optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

export interface Environment {
  mode: 'development' | 'production' | 'test';
  host: string;
  port: number;
  /** What the CMS process listens on. */
  cmsHost: string;
  cmsPort: number;
  /** Null: the CMS is on this machine, at `cmsPort`. */
  cmsUrl: string | null;
  /** Null: the API is on this machine, at `host` and `port`. */
  apiUrl: string | null;
  cmsToken: string | null;
  publicUrl: string;
  /** Absolute folder of all state. */
  dataDir: string;
  databaseUrl: string;
  secret: string;
  /** What was made with it is still taken, everything new is made with `secret`; null: there is none. */
  previousSecret: string | null;
  smtpUrl: string;
  mailFrom: string;
  /** No mail leaves the worker. */
  isMailHeld: boolean;
  /** Null: what a member of staff wrote is answered to them, anything else to `mailFrom`. */
  accountsMail: string | null;
  mailCatcherPort: number | null;
  chromiumPath: string | null;
  /** Number of proxies in front or their addresses; false: none, the socket's address counts. */
  trustProxy: number | string | false;
  /** Null: every version may go on. */
  minAppVersion: string | null;
  metricsToken: string | null;
  /** Null: errors stay in this instance. */
  sentryDsn: string | null;
  logLevel: string;
}

const withoutSlash = (url: string | undefined) => url?.replace(/\/$/, '');

/** A setting that cannot be used; the message is one sentence that names it. */
export class EnvironmentError extends Error {
  override name = 'EnvironmentError';
}

/**
 * Reads the settings from the environment; docs/operate.md lists them. `root` is what a relative
 * VITRINE_DATA is relative to. Throws EnvironmentError.
 */
export function readEnvironment(
  env: NodeJS.ProcessEnv = process.env,
  root = resolve(import.meta.dirname, '../../..'),
): Environment {
  const present = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(present);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const detail = issue?.code === 'invalid_type' ? 'is missing' : issue?.message;
    throw new EnvironmentError(`The setting ${issue?.path.join('.')} cannot be used: ${detail}.`);
  }
  const e = parsed.data;
  const production = e.NODE_ENV === 'production';
  if (production && e.VITRINE_SECRET === DEVELOPMENT_SECRET) {
    throw new EnvironmentError('Production needs a secret of its own: set VITRINE_SECRET to at least 32 random characters.');
  }
  if (production && e.VITRINE_SECRET_PREVIOUS === DEVELOPMENT_SECRET) {
    throw new EnvironmentError(
      'Production takes nothing made with the known secret of development: leave VITRINE_SECRET_PREVIOUS out.',
    );
  }
  if (e.VITRINE_SECRET_PREVIOUS === e.VITRINE_SECRET) {
    throw new EnvironmentError('VITRINE_SECRET_PREVIOUS is the same as VITRINE_SECRET: set the latter to a new one.');
  }
  if (production && !e.SMTP_URL) {
    throw new EnvironmentError(
      'Production needs a mail server: set SMTP_URL, for example smtps://user:password@mail.example.com.',
    );
  }
  if (production && e.MAIL_FROM === DEVELOPMENT_MAIL_FROM) {
    throw new EnvironmentError(
      'Production needs a sender of its own: set MAIL_FROM to an address your mail server may send for, for example Vitrine <vitrine@example.com>.',
    );
  }
  if (production && e.PUBLIC_URL === undefined) {
    throw new EnvironmentError(
      'Production needs to know how people reach it, for the links in mails and documents: set PUBLIC_URL, for example https://vitrine.example.com.',
    );
  }
  if (e.PORT === (e.CMS_PORT ?? e.PORT + 1)) {
    throw new EnvironmentError('PORT and CMS_PORT are the same: set one of them to another port.');
  }
  if (e.CMS_PORT === undefined && isBlockedByBrowsers(e.PORT + 1)) {
    throw new EnvironmentError(
      `The CMS cannot take port ${e.PORT + 1}, the one after PORT, which browsers refuse to open: set CMS_PORT to another.`,
    );
  }
  if (e.CMS_TOKEN === undefined && (e.CMS_URL !== undefined || !isLoopback(e.CMS_HOST))) {
    throw new EnvironmentError(
      'A CMS of its own has to know the API: set CMS_TOKEN to the same 32 or more random characters for both.',
    );
  }
  const unsafe =
    production && e.SMTP_URL && e.PUBLIC_URL
      ? unsafeTransport({
          publicUrl: e.PUBLIC_URL,
          host: e.HOST,
          smtpUrl: e.SMTP_URL,
          databaseUrl: e.DATABASE_URL,
          sentryDsn: e.SENTRY_DSN ?? null,
          serviceUrls: { CMS_URL: e.CMS_URL, API_URL: e.API_URL },
          isTrustedNetwork: e.TRUSTED_NETWORK === '1',
        })
      : null;
  if (unsafe) throw new EnvironmentError(unsafe);
  // All people would be one address: the failures of one keep everybody from logging in.
  if (production && e.PUBLIC_URL?.startsWith('https:') && e.TRUST_PROXY === undefined) {
    throw new EnvironmentError(
      'Production behind HTTPS needs to know its proxies: set TRUST_PROXY to how many stand in front, mostly 1, or to their addresses; to 0 if there is none.',
    );
  }
  const mailCatcherPort = e.SMTP_URL ? null : (e.MAIL_CATCHER_PORT ?? e.PORT + 2);
  return {
    mode: e.NODE_ENV,
    host: e.HOST,
    port: e.PORT,
    cmsHost: e.CMS_HOST,
    cmsPort: e.CMS_PORT ?? e.PORT + 1,
    cmsUrl: withoutSlash(e.CMS_URL) ?? null,
    apiUrl: withoutSlash(e.API_URL) ?? null,
    cmsToken: e.CMS_TOKEN ?? null,
    publicUrl: withoutSlash(e.PUBLIC_URL) ?? ownOrigin({ host: e.HOST, port: e.PORT }),
    dataDir: isAbsolute(e.VITRINE_DATA) ? e.VITRINE_DATA : resolve(root, e.VITRINE_DATA),
    databaseUrl: e.DATABASE_URL,
    secret: e.VITRINE_SECRET,
    previousSecret: e.VITRINE_SECRET_PREVIOUS ?? null,
    smtpUrl: e.SMTP_URL ?? `smtp://127.0.0.1:${mailCatcherPort}`,
    mailFrom: e.MAIL_FROM,
    isMailHeld: e.VITRINE_MAIL === 'hold',
    accountsMail: e.ACCOUNTS_MAIL ?? null,
    mailCatcherPort,
    chromiumPath: e.CHROMIUM_PATH ?? null,
    trustProxy: e.TRUST_PROXY === undefined ? false : /^\d+$/.test(e.TRUST_PROXY) ? Number(e.TRUST_PROXY) : e.TRUST_PROXY,
    minAppVersion: e.MIN_APP_VERSION ?? null,
    metricsToken: e.METRICS_TOKEN ?? null,
    sentryDsn: e.SENTRY_DSN ?? null,
    logLevel: e.LOG_LEVEL,
  };
}
