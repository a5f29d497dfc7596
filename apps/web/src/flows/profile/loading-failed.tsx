import { Button } from '@vitrine/ui/button.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { RotateCcw } from 'lucide';
import { useLayoutEffect, useRef } from 'react';
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
  const box = useRef<HTMLDivElement>(null);
  // When what was asked for again is there, the button that has the focus goes: the focus stays in this part of the page.
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      if (element?.contains(document.activeElement)) element.closest('section')?.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div role="alert" ref={box}>
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
