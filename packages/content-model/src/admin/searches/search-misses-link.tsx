import { Link } from '@payloadcms/ui';
import type { ServerProps } from 'payload';
import { hasRole } from '../../access/has-role.ts';
import { adminLanguage } from '../../records/label-text.ts';
import { SEARCH_MISSES_PATH } from '../../searches/misses-contract.ts';
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
