import type { Language } from '@vitrine/contract/sites.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './language-switch.module.css';

const OTHER: Record<Language, Language> = { de: 'en', en: 'de' };

/** True where the browser asks for this language first. */
const isWanted = (language: Language) => globalThis.navigator.languages[0]?.toLowerCase().startsWith(language) ?? false;

/**
 * A button with the name of the other language, in that language; one that the browser asks for is offered in words of its own. With
 * `shortOnPhones` its code alone is seen there.
 */
export function LanguageSwitch({ className, shortOnPhones = false }: { className?: string; shortOnPhones?: boolean }) {
  const t = useTexts('shell');
  const { language, setLanguage } = useLanguage();
  const other = OTHER[language];
  const words = t(isWanted(other) ? 'footer.offeredLanguage' : 'footer.otherLanguage');
  return (
    <button type="button" className={className} lang={other} onClick={() => void setLanguage(other)}>
      {shortOnPhones ? (
        <>
          <span className={styles.words}>{words}</span>
          <span className={styles.code} aria-hidden="true">
            {other.toUpperCase()}
          </span>
        </>
      ) : (
        words
      )}
    </button>
  );
}
