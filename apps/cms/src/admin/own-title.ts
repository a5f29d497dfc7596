import { DESK_PATH } from '@vitrine/accounts/desk/desk-contract.ts';
import { ERROR_GROUPS_PATH } from '@vitrine/content-model/errors/error-groups-contract.ts';
import type { AdminText } from '@vitrine/content-model/languages.ts';
import { SEARCH_MISSES_PATH } from '@vitrine/content-model/searches/misses-contract.ts';
import { MISSING_TRANSLATIONS_PATH } from '@vitrine/content-model/translations/missing-translations-path.ts';
import { DESK_WORDS } from './desk/words.ts';
import { ERROR_WORDS } from './errors/words.ts';
import { MISSING_TRANSLATIONS_WORDS } from './missing-translations/words.ts';
import { SEARCH_MISSES_WORDS } from './searches/words.ts';

const TITLES: Record<string, Record<keyof AdminText, { title: string }>> = {
  [DESK_PATH]: DESK_WORDS,
  [ERROR_GROUPS_PATH]: ERROR_WORDS,
  [MISSING_TRANSLATIONS_PATH]: MISSING_TRANSLATIONS_WORDS,
  [SEARCH_MISSES_PATH]: SEARCH_MISSES_WORDS,
};

/** Title of the browser's tab for a view of ours, which Payload would call "Payload"; null for a view of its own. */
export function ownTitle(segments: readonly string[] | undefined, language: keyof AdminText): string | null {
  const words = TITLES[`/${segments?.[0] ?? ''}`];
  return words ? `${words[language].title} · Vitrine` : null;
}
