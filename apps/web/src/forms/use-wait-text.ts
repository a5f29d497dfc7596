import { useTexts } from '../i18n/use-texts.ts';

/** The function that says how long to wait after too many tries; null when the server did not say it. */
export function useWaitText(): (seconds: number | null) => string {
  const t = useTexts('login');
  return (seconds) => {
    if (seconds === null) return t('tooMany');
    return seconds < 60
      ? t('waitSeconds', { count: Math.max(1, Math.ceil(seconds)) })
      : t('waitMinutes', { count: Math.ceil(seconds / 60) });
  };
}
