import type { Language } from '@vitrine/contract/sites.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useTexts } from '../i18n/use-texts.ts';

const OTHER: Record<Language, Language> = { de: 'en', en: 'de' };

/** A button with the name of the other language, in that language. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useTexts('shell');
  const { language, setLanguage } = useLanguage();
  const other = OTHER[language];
  return (
    <button type="button" className={className} lang={other} onClick={() => void setLanguage(other)}>
      {t('footer.otherLanguage')}
    </button>
  );
}
