import type { ConsentText } from '@vitrine/accounts/customers/consent-repository.ts';
import { NEWSLETTER_CONSENT } from '@vitrine/contract/newsletter.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { CurrentRelease } from '@vitrine/release/current-release.ts';
import { contentHash } from '@vitrine/server/files.ts';
import { Problem } from '../http/problem.ts';

/** The privacy policy as it is published now. Throws 503 before there is one: people cannot agree to what they cannot read. */
export function termsOf(release: CurrentRelease, language: Language): ConsentText {
  const document = release.get(language, 'privacy-policy');
  if (!document) throw new Problem('unavailable', { headers: { 'retry-after': '60' } });
  return { version: document.hash, language, text: document.identity.toString('utf8') };
}

/** The text beside the newsletter's box. */
export function newsletterOf(language: Language): ConsentText {
  const text = NEWSLETTER_CONSENT[language];
  return { version: contentHash(Buffer.from(text)), language, text };
}
