import type { Language } from '@vitrine/contract/sites.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useTexts } from '../i18n/use-texts.ts';

const OTHER: Record<Language, Language> = { de: 'en', en: 'de' };

/** True where the browser asks for this language first. */
const isWanted = (language: Language) => globalThis.navigator.languages[0]?.toLowerCase().startsWith(language) ?? false;

/** A button with the name of the other language, in that language; one that the browser asks for is offered in words of its own. */
export function LanguageSwitch({ className }: { className?: string }) {
  const t = useTexts('shell');
  const { language, setLanguage } = useLanguage();
  const other = OTHER[language];
  return (
    <button type="button" className={className} lang={other} onClick={() => void setLanguage(other)}>
      {t(isWanted(other) ? 'footer.offeredLanguage' : 'footer.otherLanguage')}
    </button>
  );
}
