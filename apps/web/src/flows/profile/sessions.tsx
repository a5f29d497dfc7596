import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import type { sessionEntry } from '@vitrine/contract/my-data.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Skeleton } from '@vitrine/ui/skeleton.tsx';
import { useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import { leaveBy } from '../../session/log-out.ts';
import { EndSessionsDialog } from './end-sessions-dialog.tsx';
import { LoadingFailed } from './loading-failed.tsx';
import { notifyProfile } from './notify-profile.ts';
import { endAllSessions, endOtherSessions, endSession, sessionsQuery } from './profile-calls.ts';
import styles from './profile-page.module.css';
import { SessionRow } from './session-row.tsx';
import sessionStyles from './sessions.module.css';
import { useDates } from './use-dates.ts';
import { useDeviceName } from './use-device-name.ts';

/** What is to end. */
type Ending = 'others' | 'all' | z.infer<typeof sessionEntry>;

/** Where the account is logged in, the present one first; each can be ended, all others, or all, with the password. */
export function Sessions({ email }: { email: string }) {
  const t = useTexts('profile');
  const navigate = useNavigate();
  const { moment } = useDates();
  const deviceName = useDeviceName();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(sessionsQuery());
  const [ending, setEnding] = useState<Ending>('others');
  const [asking, setAsking] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  if (errorUpdateCount > 0 && !data) {
    return <LoadingFailed sentence={t('sessions.failed')} busy={isFetching} onRetry={() => void refetch()} />;
  }
  const ask = (what: Ending) => {
    setEnding(what);
    setAsking(true);
  };
  const end = async (password: string) => {
    if (ending === 'all') {
      await leaveBy(() => endAllSessions(password));
      return navigate({ to: ROUTES.login.path, replace: true });
    }
    await (ending === 'others' ? endOtherSessions(password) : endSession(ending.id, password));
    setAsking(false);
    notifyProfile('check', ending === 'others' ? 'sessions.othersEnded' : 'sessions.ended');
    await refetch();
    // What was pressed went with what it ended: the focus goes on from the list.
    list.current?.focus({ preventScroll: true });
  };
  const question =
    typeof ending === 'string'
      ? { title: t(`sessions.ask.${ending}`), copy: t(`sessions.ask.${ending}Copy`) }
      : {
          title: t('sessions.ask.one'),
          copy: t('sessions.ask.oneCopy', { device: deviceName(ending), date: moment(ending.startedAt) }),
        };
  const sessions = data && [...data.filter((s) => s.isCurrent), ...data.filter((s) => !s.isCurrent)];
  return (
    <>
      <p className={`muted ${styles.copy}`}>{t('sessions.lead')}</p>
      {sessions ? (
        <ul ref={list} className={`rows ${sessionStyles.list}`} tabIndex={-1}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} onEnd={() => ask(session)} />
          ))}
        </ul>
      ) : (
        <div className={sessionStyles.list}>
          <Skeleton height="5rem" />
        </div>
      )}
      <div className={styles.buttons}>
        <Button variant="line" aria-haspopup="dialog" disabled={!sessions || sessions.length < 2} onClick={() => ask('others')}>
          {t('sessions.endOthers')}
        </Button>
        <Button variant="line" aria-haspopup="dialog" onClick={() => ask('all')}>
          {t('sessions.endAll')}
        </Button>
      </div>
      <EndSessionsDialog open={asking} email={email} {...question} onClose={() => setAsking(false)} end={end} />
    </>
  );
}
