import { useQuery } from '@tanstack/react-query';
import { NEWSLETTER_CONSENT } from '@vitrine/contract/newsletter.ts';
import { Checkbox } from '@vitrine/ui/checkbox.tsx';
import { Skeleton } from '@vitrine/ui/skeleton.tsx';
import { useState } from 'react';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadingFailed } from './loading-failed.tsx';
import { changeProfile, privacyQuery } from './profile-calls.ts';
import styles from './profile-page.module.css';
import { useAct } from './use-act.ts';
import { useDates } from './use-dates.ts';

/** Consent to the newsletter: given and withdrawn by the same box. */
export function Newsletter() {
  const t = useTexts('profile');
  const { language } = useLanguage();
  const { day } = useDates();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(privacyQuery());
  const { busy, act } = useAct();
  /** What was pressed, shown at once while the server is told. */
  const [wanted, setWanted] = useState(false);
  if (errorUpdateCount > 0 && !data) {
    return <LoadingFailed sentence={t('data.failed')} busy={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <Skeleton height="1.75rem" />;
  const change = (newsletter: boolean) => {
    if (busy) return;
    setWanted(newsletter);
    act(
      'newsletter',
      async () => {
        await changeProfile({ newsletter });
        await refetch();
      },
      newsletter ? 'newsletter.given' : 'newsletter.withdrawn',
    );
  };
  return (
    <>
      <Checkbox
        checked={busy ? wanted : data.newsletter}
        aria-busy={busy !== null || undefined}
        onChange={(event) => change(event.currentTarget.checked)}
      >
        {NEWSLETTER_CONSENT[language]}
      </Checkbox>
      {data.newsletterSince ? (
        <p className={`small muted ${styles.note}`}>{t('newsletter.since', { date: day(data.newsletterSince) })}</p>
      ) : null}
    </>
  );
}
