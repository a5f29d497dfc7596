import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Skeleton } from '@vitrine/ui/skeleton.tsx';
import { useRef } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { logOutLocally } from '../../session/session.ts';
import { LoadingFailed } from './loading-failed.tsx';
import { endAllSessions, endOtherSessions, endSession, sessionsQuery } from './profile-calls.ts';
import styles from './profile-page.module.css';
import { SessionRow } from './session-row.tsx';
import sessionStyles from './sessions.module.css';
import { useAct } from './use-act.ts';

/** Where the account is logged in, the present one first; each can be ended, all others, or all. */
export function Sessions() {
  const t = useTexts('profile');
  const navigate = useNavigate();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(sessionsQuery());
  const { busy, act } = useAct();
  const list = useRef<HTMLUListElement>(null);
  /** What was pressed goes with what it ended: the focus goes on from the list. */
  const afterEnd = async () => {
    await refetch();
    list.current?.focus({ preventScroll: true });
  };
  const leave = async () => {
    logOutLocally();
    await navigate({ to: ROUTES.login.path, replace: true });
  };
  if (errorUpdateCount > 0 && !data) {
    return <LoadingFailed sentence={t('sessions.failed')} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const sessions = data && [...data.filter((s) => s.isCurrent), ...data.filter((s) => !s.isCurrent)];
  return (
    <>
      <p className={`muted ${styles.copy}`}>{t('sessions.lead')}</p>
      {sessions ? (
        <ul ref={list} className={`rows ${sessionStyles.list}`} tabIndex={-1}>
          {sessions.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              busy={busy === session.id}
              onEnd={() =>
                act(
                  session.id,
                  async () => {
                    await endSession(session.id);
                    await afterEnd();
                  },
                  'sessions.ended',
                )
              }
            />
          ))}
        </ul>
      ) : (
        <div className={sessionStyles.list}>
          <Skeleton height="5rem" />
        </div>
      )}
      <div className={styles.buttons}>
        <Button
          variant="line"
          busy={busy === 'others'}
          disabled={!sessions || sessions.length < 2}
          onClick={() =>
            act(
              'others',
              async () => {
                await endOtherSessions();
                await afterEnd();
              },
              'sessions.othersEnded',
            )
          }
        >
          {t('sessions.endOthers')}
        </Button>
        <Button variant="line" busy={busy === 'all'} onClick={() => act('all', () => endAllSessions().then(leave))}>
          {t('sessions.endAll')}
        </Button>
      </div>
    </>
  );
}
