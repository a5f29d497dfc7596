import { Button } from '@vitrine/ui/button.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { RotateCcw } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './profile-page.module.css';

interface Props {
  sentence: string;
  busy: boolean;
  onRetry: () => void;
}

/** Stands where something of the account could not be loaded. */
export function LoadingFailed({ sentence, busy, onRetry }: Props) {
  const common = useTexts('common');
  return (
    <div role="alert">
      <p className={styles.copy}>{sentence}</p>
      <div className={styles.buttons}>
        <Button variant="line" busy={busy} onClick={onRetry}>
          <Icon icon={RotateCcw} />
          {common('retry')}
        </Button>
      </div>
    </div>
  );
}
