import { useTexts } from '../i18n/use-texts.ts';

interface WaitText {
  /** For the ear, said once: whole minutes or seconds. */
  said(seconds: number): string;
  /** For the eye, as it counts down. */
  shown(seconds: number): string;
}

const clock = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

/** Says how long to wait after too many tries. */
export function useWaitText(): WaitText {
  const t = useTexts('login');
  const said = (seconds: number) =>
    seconds < 60 ? t('waitSeconds', { count: Math.max(1, seconds) }) : t('waitMinutes', { count: Math.ceil(seconds / 60) });
  return { said, shown: (seconds) => (seconds < 60 ? said(seconds) : t('waitClock', { time: clock(seconds) })) };
}
