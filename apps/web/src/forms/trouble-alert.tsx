import { Alert } from '@vitrine/ui/alert.tsx';
import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import type { FormTrouble } from './form-trouble.ts';
import { WaitCountdown } from './wait-countdown.tsx';
import { WaitOver } from './wait-over.tsx';

interface Props {
  trouble: FormTrouble;
  /** Called when a wait is over. */
  onWaited: () => void;
  className?: string | undefined;
}

/** Says why a form was not taken when no field is to blame. It gets the focus: a long form has its button far below. */
export function TroubleAlert({ trouble, onWaited, className }: Props) {
  const t = useTexts('accounts');
  const login = useTexts('login');
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), [trouble]);
  if (trouble.kind === 'waited') return <WaitOver />;
  const sentence = () => {
    if (trouble.kind === 'refused') return trouble.sentence ?? t('alert.other');
    if (trouble.kind !== 'wait') return t(`alert.${trouble.kind}`);
    if (trouble.until === null) return login('tooMany');
    return <WaitCountdown key={trouble.until} until={trouble.until} onOver={onWaited} />;
  };
  return (
    <Alert className={className} ref={alert}>
      <p>{sentence()}</p>
    </Alert>
  );
}
