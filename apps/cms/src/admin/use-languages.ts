'use client';
import { useLocale, useTranslation } from '@payloadcms/ui';
import { adminLanguage } from '@vitrine/content-model/records/label-text.ts';
import type { Language } from '@vitrine/contract/sites.ts';

/** The language of the admin, and the one whose content is being edited. */
export function useLanguages(): { admin: Language; content: Language } {
  const { i18n } = useTranslation();
  return { admin: adminLanguage({ i18n }), content: useLocale()?.code === 'en' ? 'en' : 'de' };
}
