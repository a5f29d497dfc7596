import { isIP } from 'node:net';

interface Addresses {
  publicUrl: string;
  /** What the instance listens on. */
  host: string;
  smtpUrl: string;
  databaseUrl: string;
  /** Where errors are sent; null: nowhere. */
  sentryDsn: string | null;
  /** Other services of this instance by their settings: between them go tokens and what staff write. */
  serviceUrls: Readonly<Record<'CMS_URL' | 'API_URL', string | undefined>>;
  /** TRUSTED_NETWORK: no stranger is on the way to mail server, database, error service and other services. */
  isTrustedNetwork: boolean;
}

/** Whether a host is this machine itself: a name or address of loopback (RFC 6761 6.3, RFC 1122 3.2.1.3). */
export function isLoopback(host: string): boolean {
  const name = host.replace(/^\[|\]$/g, '').toLowerCase();
  return name === 'localhost' || name.endsWith('.localhost') || name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}

/** Mails and PDFs lead here by this address, and one of this machine leads nobody else. */
function isPublicUrlSafe({ publicUrl, host }: Addresses): boolean {
  const url = new URL(publicUrl);
  return isLoopback(url.hostname) ? isLoopback(host) : url.protocol === 'https:';
}

/** As nodemailer reads it: `smtps:` or STARTTLS that is required, with a certificate that is checked. */
function isMailSafe(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams: given } = new URL(smtpUrl);
  if (isLoopback(hostname)) return true;
  if (given.get('tls.rejectUnauthorized') === 'false') return false;
  return protocol === 'smtps:' || (given.get('requireTLS') === 'true' && given.get('ignoreTLS') !== 'true');
}

/** As pg reads it, which checks the certificate in all of these modes unless it is told to be like libpq. */
function isDatabaseSafe(databaseUrl: string): boolean {
  const { hostname, searchParams: given } = new URL(databaseUrl);
  const host = given.get('host') ?? decodeURIComponent(hostname);
  if (host === '' || host.startsWith('/') || isLoopback(host)) return true;
  const mode = given.get('sslmode');
  if (mode === null) return ['true', '1'].includes(given.get('ssl') ?? '');
  const verifying =
    given.get('uselibpqcompat') === 'true' ? ['verify-full', 'verify-ca'] : ['verify-full', 'verify-ca', 'require'];
  return verifying.includes(mode);
}

function isServiceSafe(url: string): boolean {
  const { protocol, hostname } = new URL(url);
  return protocol === 'https:' || isLoopback(hostname);
}

/**
 * Why production does not start on these addresses (ASVS 12.2.1, 12.3.1), as one sentence; null when what leaves this machine is
 * encrypted and goes to whom it should.
 */
export function unsafeTransport(addresses: Addresses): string | null {
  if (!isPublicUrlSafe(addresses))
    return 'Production needs HTTPS: set PUBLIC_URL to the https address people reach, for example https://vitrine.example.com; a proxy in front brings the certificate.';
  if (addresses.isTrustedNetwork) return null;
  if (!isMailSafe(addresses.smtpUrl))
    return 'Production needs TLS to a mail server elsewhere: set SMTP_URL to smtps://… or smtp://…?requireTLS=true, or TRUSTED_NETWORK=1 if nobody else is on the way.';
  if (!isDatabaseSafe(addresses.databaseUrl))
    return 'Production needs TLS to a database elsewhere: add ?sslmode=verify-full to DATABASE_URL, or set TRUSTED_NETWORK=1 if nobody else is on the way.';
  if (addresses.sentryDsn !== null && !isServiceSafe(addresses.sentryDsn))
    return 'Production needs TLS to the service that errors are sent to: set SENTRY_DSN to an https address, or TRUSTED_NETWORK=1 if nobody else is on the way.';
  for (const [setting, url] of Object.entries(addresses.serviceUrls)) {
    if (url !== undefined && !isServiceSafe(url))
      return `Production needs TLS to a service elsewhere: set ${setting} to https://…, or TRUSTED_NETWORK=1 if nobody else is on the way.`;
  }
  return null;
}
