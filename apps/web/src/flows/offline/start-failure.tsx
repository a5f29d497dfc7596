import { Button } from '@vitrine/ui/button.tsx';
import form from '../../forms/entry-form.module.css';
import { useTexts } from '../../i18n/use-texts.ts';
import { StartFrame } from './start-frame.tsx';

/** In place of the first page when the main process of the app does not answer as it should: what to do, and another try. */
export function StartFailure({ onRetry }: { onRetry: () => void }) {
  const t = useTexts('desktop');
  return (
    <StartFrame foot={t('server.note')}>
      <div className={form.form} role="alert">
        <h1 className={`h2 ${form.title}`}>{t('start.title')}</h1>
        <p className={`muted ${form.lead}`}>{t('start.copy')}</p>
        <Button wide className={form.submit} onClick={onRetry}>
          {t('error.retry')}
        </Button>
      </div>
    </StartFrame>
  );
}
