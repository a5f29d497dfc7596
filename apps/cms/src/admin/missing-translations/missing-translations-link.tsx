import { Link } from '@payloadcms/ui';
import { hasRole } from '@vitrine/content-model/access/has-role.ts';
import type { AdminText } from '@vitrine/content-model/languages.ts';
import { adminLanguage } from '@vitrine/content-model/records/label-text.ts';
import { MISSING_TRANSLATIONS_PATH } from '@vitrine/content-model/translations/missing-translations-path.ts';
import type { ServerProps } from 'payload';

const LABEL: AdminText = { de: 'Fehlende Übersetzungen', en: 'Missing translations' };

/** Below the collections of the menu, for those who write content. */
export function MissingTranslationsLink({ user, i18n }: ServerProps) {
  if (!hasRole(user ?? null, 'editor', 'administrator')) return null;
  return (
    <Link href={`/admin${MISSING_TRANSLATIONS_PATH}`} className="nav__link" id="nav-missing-translations" prefetch={false}>
      <span className="nav__link-label">{LABEL[adminLanguage({ i18n })]}</span>
    </Link>
  );
}
