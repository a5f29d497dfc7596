import type { Language } from '@vitrine/contract/sites.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';

/** Control characters, and marks that are not seen: joiners, directions. */
const UNSEEN = /[\p{Cc}\p{Cf}]/gu;
const ACCENTS = /\p{M}/gu;
/** `Koeln`, `Woelfe`; not in `neue`, `Quelle`, `Bauer`, where the e is a letter of its own. */
const SPELT_UMLAUT = /(?<![aeoqu])([aou])e(?=\p{L}{2})/gu;

/** A text as it can be looked at: without characters that are not seen, in one line. */
export const plainText = (text: string): string =>
  stripSoftHyphens(text).replace(/\s+/gu, ' ').replace(UNSEEN, '').normalize('NFKC').trim();

/** Lower case without accents: `Wölfe`, `Woelfe` and `WOLFE` are one. Done twice it changes nothing. */
export function fold(text: string, language: Language): string {
  const bare = plainText(text)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')
    .normalize('NFD')
    .replace(ACCENTS, '')
    .normalize('NFC');
  return language === 'de' ? bare.replace(SPELT_UMLAUT, '$1') : bare;
}
