import { useTexts } from './use-texts.ts';

/** The words without the quotation marks an editor put around them: the page sets those of the reader's language. */
export const bareWords = (quote: string): string => quote.trim().replace(/^[„“”»«"]+([^„“”»«"]+)[„“”»«"]+$/, '$1');

/** Puts words said by somebody into the quotation marks of the language, on screen and on paper. */
export function useQuoted(): (words: string) => string {
  const t = useTexts('common');
  return (words) => t('quote', { text: bareWords(words) });
}
