import { Alert } from '@vitrine/ui/alert.tsx';
import { Button } from '@vitrine/ui/button.tsx';
import { Drawer } from '@vitrine/ui/drawer.tsx';
import { fileSize } from '../../i18n/file-size.ts';
import { useShownLanguage } from '../../i18n/use-shown-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useOfflineState } from '../../offline/desktop-area.ts';
import { mayLoad } from '../../offline/may-load.ts';
import { isLoading, loadView, type OfflineApp, useOfflineApp } from '../../offline/offline-app.ts';
import { platform } from '../../platform.ts';
import { useUser } from '../../stores/objects.ts';
import { useConnection } from '../use-online.ts';
import { AskPart } from './ask-part.tsx';
import { ModePart } from './mode-part.tsx';
import styles from './offline.module.css';
import { PacksPart } from './packs-part.tsx';
import { ServerPart } from './server-part.tsx';
import parts from './settings.module.css';
import type { SettingsProps } from './settings.tsx';
import { LanguagePart, ResetPart } from './settings-parts.tsx';
import { StoragePart } from './storage-part.tsx';
import { useLoadPlan } from './use-load-plan.ts';

function Opened({ open, onClose, app }: SettingsProps & { app: OfflineApp }) {
  const t = useTexts('desktop');
  const shell = useTexts('shell');
  const language = useShownLanguage();
  const state = useOfflineState();
  const user = useUser();
  const isConnected = useConnection();
  const chosen = useLoadPlan(app, open);
  const { plan, packs, allBytes } = chosen;
  const isBusy = isLoading(state);
  const missing = plan?.missingBytes ?? 0;
  const size = fileSize(missing, language);
  // The engine asks for a little more: what is told here is what can be seen before the start.
  const fits = plan === null || missing <= plan.freeBytes;
  const load = async () => {
    if (!(await mayLoad(plan && missing))) return;
    onClose();
    await app.start(packs);
  };
  const switchMode = (isOn: boolean) => {
    if (isOn) return void load();
    onClose();
    void (isBusy && !state.isOffline ? app.cancel() : app.goOnline());
  };
  const show = () => {
    onClose();
    loadView.setState({ isBehind: false });
  };
  const canLoad = isConnected && user !== null && !isBusy;
  // With nothing to load there may still be another release, which only leaves something out, or another selection of packs to put in place.
  const isSame = plan?.release === state.catalogue?.release && JSON.stringify(packs) === JSON.stringify(state.packs);
  const isCurrent = state.isOffline && missing === 0 && isSame;
  const foot =
    canLoad && plan ? (
      <>
        <Button variant="line" onClick={onClose}>
          {t('settings.later')}
        </Button>
        <Button disabled={isCurrent || !fits} onClick={() => void load()}>
          {isCurrent ? t('settings.current') : t(state.isOffline ? 'settings.update' : 'settings.load', { size })}
        </Button>
      </>
    ) : null;
  return (
    <Drawer open={open} onClose={onClose} title={shell('settings.title')} closeLabel={shell('settings.close')} foot={foot}>
      <ModePart state={state} onSwitch={switchMode} onShow={show} />
      <section className={styles.section}>
        <h3 className="h4">{t('settings.storage')}</h3>
        <StoragePart app={app} used={state.catalogue?.bytes ?? 0} missing={isBusy ? 0 : missing} />
      </section>
      {isConnected && user ? (
        <section className={styles.section}>
          <div className={styles.row}>
            <h3 className="h4">{t('settings.packs')}</h3>
            {plan && allBytes !== null ? (
              <span className="small muted">
                {t('settings.packsSum', { used: fileSize(plan.totalBytes, language), total: fileSize(allBytes, language) })}
              </span>
            ) : null}
          </div>
          <PacksPart chosen={chosen} isBusy={isBusy} />
          {plan && !fits ? (
            <Alert className={styles.full}>
              <p>{t('notices.noSpace', { needed: size, free: fileSize(plan.freeBytes, language) })}</p>
            </Alert>
          ) : null}
        </section>
      ) : null}
      <AskPart />
      <LanguagePart />
      {platform.desktop?.secretsKept === 'file' ? (
        <div className={parts.part}>
          <h3 className="h4">{t('settings.keychain')}</h3>
          <p className="muted small">{t('settings.keychainCopy')}</p>
        </div>
      ) : null}
      {platform.desktop && !isBusy ? <ServerPart main={platform.desktop.main} clear={() => app.engine.removeAll()} /> : null}
      <ResetPart copy={t('settings.resetCopy')} clear={() => app.engine.removeAll()} />
    </Drawer>
  );
}

/** Settings panel of the desktop app: offline mode with its packs first, the reset last (look.md). */
export default function DesktopSettings(props: SettingsProps) {
  const app = useOfflineApp();
  return app ? <Opened {...props} app={app} /> : null;
}
