import { useQuery } from '@tanstack/react-query';
import { DELETION_DAYS } from '@vitrine/contract/my-data.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Dialog } from '@vitrine/ui/dialog.tsx';
import { Skeleton } from '@vitrine/ui/skeleton.tsx';
import { useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { LoadingFailed } from './loading-failed.tsx';
import { privacyQuery, requestDeletion, withdrawDeletion } from './profile-calls.ts';
import styles from './profile-page.module.css';
import { useAct } from './use-act.ts';
import { useDates } from './use-dates.ts';

/** The request to delete the account: made after a question, told with its dates, and taken back until the day comes. */
export function Deletion() {
  const t = useTexts('profile');
  const common = useTexts('common');
  const { day } = useDates();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(privacyQuery());
  const { busy, act } = useAct();
  const [asking, setAsking] = useState(false);
  const heading = useId();
  const request = () =>
    act(
      'request',
      async () => {
        try {
          await requestDeletion();
          await refetch();
        } finally {
          // What went wrong is told beside the page, which the question would cover.
          setAsking(false);
        }
      },
      'data.requestedNotice',
    );
  const withdraw = () =>
    act(
      'withdraw',
      async () => {
        await withdrawDeletion();
        await refetch();
      },
      'data.withdrawn',
    );
  const matter = () => {
    if (errorUpdateCount > 0 && !data) {
      return <LoadingFailed sentence={t('data.failed')} busy={isFetching} onRetry={() => void refetch()} />;
    }
    if (!data) return <Skeleton height="5rem" />;
    const { deletion } = data;
    return (
      <>
        <p className={styles.copy} role="status">
          {deletion
            ? t('data.requested', { requested: day(deletion.requestedAt), due: day(deletion.dueAt) })
            : t('data.deletionCopy', { days: DELETION_DAYS })}
        </p>
        <div className={styles.buttons}>
          {deletion ? (
            <Button variant="line" busy={busy === 'withdraw'} onClick={withdraw}>
              {t('data.withdraw')}
            </Button>
          ) : (
            <Button variant="line" aria-haspopup="dialog" onClick={() => setAsking(true)}>
              {t('data.request')}
            </Button>
          )}
        </div>
      </>
    );
  };
  return (
    <div className={styles.later}>
      <h3 className="h4">{t('data.deletion')}</h3>
      {matter()}
      <Dialog open={asking} onClose={() => setAsking(false)} labelledBy={heading}>
        <h2 className="h3" id={heading}>
          {t('data.ask')}
        </h2>
        <p className={`muted ${styles.dialogCopy}`}>{t('data.deletionCopy', { days: DELETION_DAYS })}</p>
        <div className={styles.dialogButtons}>
          <Button busy={busy === 'request'} onClick={request}>
            {t('data.confirm')}
          </Button>
          <Button variant="ghost" onClick={() => setAsking(false)}>
            {common('cancel')}
          </Button>
        </div>
      </Dialog>
    </div>
  );
}
