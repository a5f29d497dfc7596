import { useEffect, useRef } from 'react';
import { useTexts } from '../i18n/use-texts.ts';

/** Says to the ear that a wait is over. The focus that its message took along goes to the button that can be pressed again. */
export function WaitOver() {
  const t = useTexts('login');
  const told = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (document.activeElement !== document.body) return;
    told.current?.closest('form')?.querySelector<HTMLElement>('[type=submit]')?.focus();
  }, []);
  return (
    <p ref={told} className="sr" role="alert">
      {t('waited')}
    </p>
  );
}
