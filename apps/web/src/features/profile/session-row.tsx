import type { sessionEntry } from '@vitrine/contract/my-data.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Check } from 'lucide';
import type * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './sessions.module.css';
import { useDates } from './use-dates.ts';

interface Props {
  session: z.infer<typeof sessionEntry>;
  busy: boolean;
  onEnd: () => void;
}

/** One log-in: on what, since when, last used when. */
export function SessionRow({ session, busy, onEnd }: Props) {
  const t = useTexts('profile');
  const { moment } = useDates();
  const { browser = null, system = null } = session.device ?? {};
  const device = browser && system ? t('sessions.on', { browser, system }) : (browser ?? system ?? t('sessions.unknown'));
  const started = moment(session.startedAt);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.device}>{device}</p>
        <p className={`small muted ${styles.times}`}>
          {t('sessions.started', { date: started })}, {t('sessions.used', { date: moment(session.lastUsedAt) })}
        </p>
      </div>
      {session.isCurrent ? (
        <p className={styles.current}>
          <Icon icon={Check} />
          {t('sessions.current')}
        </p>
      ) : (
        <Button variant="line" small busy={busy} aria-label={t('sessions.endNamed', { device, date: started })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
