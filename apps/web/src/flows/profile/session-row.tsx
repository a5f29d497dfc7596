import type { sessionEntry } from '@vitrine/contract/my-data.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Check } from 'lucide';
import type * as z from 'zod/mini';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './sessions.module.css';
import { useDates } from './use-dates.ts';
import { useDeviceName } from './use-device-name.ts';

interface Props {
  session: z.infer<typeof sessionEntry>;
  onEnd: () => void;
}

/** One log-in: on what, since when, last used when. */
export function SessionRow({ session, onEnd }: Props) {
  const t = useTexts('profile');
  const { moment } = useDates();
  const device = useDeviceName()(session);
  const started = moment(session.startedAt);
  return (
    <li className={styles.row}>
      <div>
        <p className={styles.device}>{device}</p>
        <p className={`small muted ${styles.times}`}>
          {t('sessions.started', { date: started })}
          {/* Use is written down every few minutes; here it is now. */}
          {session.isCurrent ? null : `, ${t('sessions.used', { date: moment(session.lastUsedAt) })}`}
        </p>
      </div>
      {session.isCurrent ? (
        <p className={styles.current}>
          <Icon icon={Check} />
          {t('sessions.current')}
        </p>
      ) : (
        <Button
          variant="line"
          small
          aria-haspopup="dialog"
          aria-label={t('sessions.endNamed', { device, date: started })}
          onClick={onEnd}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
