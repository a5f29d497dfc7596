import { NEWSLETTER_CONSENT } from '@vitrine/contract/newsletter.ts';
import type { Language } from '@vitrine/contract/sites.ts';
import type { CurrentRelease } from '@vitrine/release/current-release.ts';
import { contentHash } from '@vitrine/server/files.ts';
import type { ConsentText } from './consent-repository.ts';

/** The privacy policy as it is published now. */
export function termsOf(release: CurrentRelease, language: Language): ConsentText {
  const document = release.get(language, 'privacy-policy');
  // No release holds this document yet: nothing can be asked for, and the proof says so.
  if (!document) return { version: 'unpublished', language, text: '' };
  return { version: document.hash, language, text: document.identity.toString('utf8') };
}

/** What stands beside the newsletter's box. */
export function newsletterOf(language: Language): ConsentText {
  const text = NEWSLETTER_CONSENT[language];
  return { version: contentHash(Buffer.from(text)), language, text };
}
