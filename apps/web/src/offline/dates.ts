import { type Language, LOCALES } from '@vitrine/contract/sites.ts';
import type { OfflineState } from '@vitrine/offline/state.ts';

/** Offline mode ends after so many days (shell.md 9). */
const OFFLINE_DAYS_MAX = 30;
const DAY_MS = 86_400_000;

/** `19. November`, `19 November`. */
export const dayOf = (date: Date, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], { day: 'numeric', month: 'long' }).format(date);

/** As of when the contents of the catalogue on the disk are; null without one. */
export const contentDate = ({ catalogue }: OfflineState): Date | null => (catalogue ? new Date(catalogue.loadedAt) : null);

/** When offline mode ends without a connection; null while it is off. */
export const validUntil = ({ offlineTimestamp }: OfflineState): Date | null =>
  offlineTimestamp === null ? null : new Date(offlineTimestamp + OFFLINE_DAYS_MAX * DAY_MS);
