import { Link } from '@payloadcms/ui';
import { hasRole } from '@vitrine/content-model/access/has-role.ts';
import { ERROR_GROUPS_PATH } from '@vitrine/content-model/errors/error-groups-contract.ts';
import { adminLanguage } from '@vitrine/content-model/records/label-text.ts';
import type { ServerProps } from 'payload';
import { ERROR_WORDS } from './words.ts';

/** Below the collections of the menu, for those who can open the page. */
export function ErrorGroupsLink({ user, i18n }: ServerProps) {
  if (!hasRole(user ?? null, 'editor', 'administrator')) return null;
  return (
    <Link href={`/admin${ERROR_GROUPS_PATH}`} className="nav__link" id="nav-errors" prefetch={false}>
      <span className="nav__link-label">{ERROR_WORDS[adminLanguage({ i18n })].title}</span>
    </Link>
  );
}
