import { Alert } from '@vitrine/ui/alert.tsx';
import { Button } from '@vitrine/ui/button.tsx';
import type { ReactNode } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './media-library.module.css';

/** What could not be loaded, in a sentence, and the way to try again. */
export function LibraryFailure({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  const t = useTexts('media');
  return (
    <Alert className={styles.failure}>
      <p>{children}</p>
      <Button variant="line" small onClick={onRetry}>
        {t('failed.retry')}
      </Button>
    </Alert>
  );
}
