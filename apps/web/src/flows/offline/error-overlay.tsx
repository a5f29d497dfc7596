import { LOCALES } from '@vitrine/contract/sites.ts';
import { DISK_FULL, type OfflineState } from '@vitrine/offline/state.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Dialog } from '@vitrine/ui/dialog.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { CircleAlert, RotateCcw } from 'lucide';
import { useId, useMemo, useState } from 'react';
import { useShownLanguage } from '../../i18n/use-shown-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { platform } from '../../platform.ts';
import styles from './overlay.module.css';
import { OverlayFrame } from './overlay-frame.tsx';
import { StageList } from './stage-list.tsx';

export interface ErrorActions {
  retry: () => Promise<void>;
  /** False if that needs the server, and it was not reached or cannot serve. */
  stayOnline: () => Promise<boolean>;
}

interface Props {
  state: OfflineState;
  /** A load has failed; otherwise the catalogue on the disk could not be read. */
  isLoad: boolean;
  open: boolean;
  actions: ErrorActions;
}

/** Covers the page when a load has failed (shell.md 2 and 8): says what failed and offers another try or staying online. */
export function ErrorOverlay({ open, actions, ...failure }: Props) {
  const t = useTexts('desktop');
  const language = useShownLanguage();
  const [title, reason] = [useId(), useId()];
  const [busy, setBusy] = useState<'retry' | 'stay' | null>(null);
  // While it closes it says what it said.
  const [told, setTold] = useState<Pick<Props, 'state' | 'isLoad'>>(failure);
  if (open && (told.state !== failure.state || told.isLoad !== failure.isLoad)) setTold(failure);
  const { state, isLoad } = told;
  const [refusal, setRefusal] = useState<'notServing' | 'noConnection' | null>(null);
  const type = state.errorType ?? 'default';
  // The time of the failure helps the app team to find it.
  const at = useMemo(() => new Date(), [open, state.error]);
  const time = new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'long',
    hour: '2-digit',
    minute: '2-digit',
  }).format(at);
  const named =
    type === 'internet' || type === 'dataObjectFailed'
      ? t('error.label', { label: t(`error.labels.${type}`), time })
      : t('error.type', { type, time });
  const act = async (which: 'retry' | 'stay', work: () => Promise<void>) => {
    setBusy(which);
    setRefusal(null);
    await work().finally(() => setBusy(null));
  };
  const goesOnline = !isLoad && state.isOffline;
  const stayOnline = async () => {
    if (!(await actions.stayOnline())) setRefusal(platform.online.isOnline() ? 'notServing' : 'noConnection');
  };
  const sentence = isLoad ? t(state.error === DISK_FULL ? 'error.diskFull' : `error.${type}`) : t('error.unread');
  const words = (
    <>
      <h1 className="h1" id={title}>
        {t(isLoad ? 'error.title' : 'error.unreadTitle')}
      </h1>
      <p className={`lead ${styles.why}`} id={reason}>
        <Icon icon={CircleAlert} size="l" className={styles.bad} />
        <span>
          {sentence} {t('error.kept')}
        </span>
      </p>
      <div className={styles.actions}>
        <Button
          data-first-focus
          busy={busy === 'retry'}
          disabled={busy === 'stay'}
          onClick={() => void act('retry', actions.retry)}
        >
          <Icon icon={RotateCcw} />
          {t('error.retry')}
        </Button>
        <Button variant="ghost" busy={busy === 'stay'} disabled={busy === 'retry'} onClick={() => void act('stay', stayOnline)}>
          {t(goesOnline ? 'error.goOnline' : state.isOffline ? 'error.keepOld' : 'error.stay')}
        </Button>
      </div>
      {/* A notification would lie below this screen. */}
      <p role="status" className={styles.refused}>
        {busy === 'stay' && goesOnline && t('notices.connecting')}
        {refusal && t(`notices.${refusal}`)}
      </p>
    </>
  );
  return (
    <Dialog
      open={open}
      onClose={() => undefined}
      kind="screen"
      surface="dark"
      labelledBy={title}
      describedBy={reason}
      role="alertdialog"
    >
      <OverlayFrame words={words} stages={isLoad && <StageList state={state} />} foot={[named, t('error.help')]} />
    </Dialog>
  );
}
