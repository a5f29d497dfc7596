import { Link } from '@payloadcms/ui';
import { hasRole } from '@vitrine/content-model/access/has-role.ts';
import { adminLanguage } from '@vitrine/content-model/records/label-text.ts';
import { SEARCH_MISSES_PATH } from '@vitrine/content-model/searches/misses-contract.ts';
import type { ServerProps } from 'payload';
import { SEARCH_MISSES_WORDS } from './words.ts';

/** Below the collections of the menu, for those who write content. */
export function SearchMissesLink({ user, i18n }: ServerProps) {
  if (!hasRole(user ?? null, 'editor', 'administrator')) return null;
  return (
    <Link href={`/admin${SEARCH_MISSES_PATH}`} className="nav__link" id="nav-search-misses" prefetch={false}>
      <span className="nav__link-label">{SEARCH_MISSES_WORDS[adminLanguage({ i18n })].title}</span>
    </Link>
  );
}
