import type { MainProcess, ServerAnswer } from '@vitrine/platform/main-process/types.ts';
import type { DesktopOrigin } from '@vitrine/platform/origin/types.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { TextField } from '@vitrine/ui/text-field.tsx';
import { type FormEvent, useRef, useState } from 'react';
import form from '../../forms/entry-form.module.css';
import { useTexts } from '../../i18n/use-texts.ts';
import { serverOf } from '../../offline/server-of.ts';
import { checkServer } from './check-server.ts';
import { StartFrame } from './start-frame.tsx';

type Fault = 'empty' | 'invalid' | Exclude<ServerAnswer, 'ours'>;

interface ServerPageProps {
  desktop: { origin: DesktopOrigin; main: Pick<MainProcess, 'chooseServer'> };
  /** The address is kept. */
  onChosen: () => void;
}

/** Asks for the server at the first start of the desktop app. The address is kept after a call to it was answered. */
export function ServerPage({ desktop, onChosen }: ServerPageProps) {
  const t = useTexts('desktop');
  const [fault, setFault] = useState<Fault | null>(null);
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const refuse = (reason: Fault) => {
    setFault(reason);
    field.current?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    const typed = String(new FormData(event.currentTarget).get('server')).trim();
    const server = serverOf(typed);
    if (!server) return refuse(typed ? 'invalid' : 'empty');
    setBusy(true);
    try {
      const answer = await checkServer(desktop.origin, server);
      if (answer !== 'ours') return refuse(answer);
      await desktop.main.chooseServer(server);
      onChosen();
    } catch {
      refuse('unreachable');
    } finally {
      setBusy(false);
    }
  };
  return (
    <StartFrame foot={t('server.note')}>
      <form className={form.form} onSubmit={(event) => void submit(event)} noValidate>
        <h1 className={`h2 ${form.title}`}>{t('server.title')}</h1>
        <p className={`muted ${form.lead}`}>{t('server.copy')}</p>
        <TextField
          ref={field}
          label={t('server.address')}
          hint={t('server.hint')}
          name="server"
          type="url"
          inputMode="url"
          autoCapitalize="none"
          autoComplete="url"
          spellCheck={false}
          required
          error={fault ? t(`server.${fault}`) : undefined}
          onInput={() => setFault(null)}
        />
        <Button type="submit" wide busy={busy} className={form.submit}>
          {t('server.connect')}
        </Button>
      </form>
    </StartFrame>
  );
}
