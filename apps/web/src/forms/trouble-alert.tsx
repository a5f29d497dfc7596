import { Alert } from '@vitrine/ui/alert.tsx';
import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import type { FormTrouble } from './form-trouble.ts';
import { useWaitText } from './use-wait-text.ts';

/** Says why a form was not taken when no field is to blame. It gets the focus: a long form has its button far below. */
export function TroubleAlert({ trouble, className }: { trouble: FormTrouble; className?: string | undefined }) {
  const t = useTexts('accounts');
  const waitText = useWaitText();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (trouble) alert.current?.focus();
  }, [trouble]);
  const sentence = () => {
    if (trouble.kind === 'wait') return waitText(trouble.seconds);
    if (trouble.kind === 'refused') return trouble.sentence ?? t('alert.other');
    return t(`alert.${trouble.kind}`);
  };
  return (
    <Alert className={className} ref={alert}>
      <p>{sentence()}</p>
    </Alert>
  );
}
