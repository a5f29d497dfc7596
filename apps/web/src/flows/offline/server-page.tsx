import type { MainProcess } from '@vitrine/platform/main-process/types.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import form from '../../forms/entry-form.module.css';
import { useTexts } from '../../i18n/use-texts.ts';
import { useServerForm } from '../../offline/use-server-form.ts';
import { StartFrame } from './start-frame.tsx';

interface ServerPageProps {
  main: Pick<MainProcess, 'server' | 'checkServer' | 'changeServer'>;
}

/** Asks for the server at the first start of the desktop app, which starts anew once a call to it was answered and it is kept. */
export function ServerPage({ main }: ServerPageProps) {
  const t = useTexts('desktop');
  const { field, fault, busy, submit } = useServerForm(main);
  return (
    <StartFrame foot={t('server.note')}>
      <form className={form.form} onSubmit={submit} noValidate>
        <h1 className={`h2 ${form.title}`}>{t('server.title')}</h1>
        <p className={`muted ${form.lead}`}>{t('server.copy')}</p>
        <TextField {...field} label={t('server.address')} hint={t('server.hint')} error={fault && t(`server.${fault}`)} />
        <Button type="submit" wide busy={busy} className={form.submit}>
          {t('server.connect')}
        </Button>
      </form>
    </StartFrame>
  );
}
