import type { OfflineState } from '@vitrine/offline/state.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { Toggle } from '@vitrine/ui/toggle.tsx';
import { useId } from 'react';
import { useShownLanguage } from '../../i18n/use-shown-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { contentDate, dayOf, validUntil } from '../../offline/dates.ts';
import { isLoading } from '../../offline/offline-app.ts';
import { useUser } from '../../stores/objects.ts';
import { useConnection } from '../use-online.ts';
import styles from './settings.module.css';

/** How much of a load is there, in per cent. */
const percentOf = ({ bytes: { done, total } }: OfflineState) => (total > 0 ? Math.floor((100 * done) / total) : 0);

/** What is said of offline mode: what it shows and until when, what it would need, or how far it is. */
function useSentences(state: OfflineState): string[] {
  const t = useTexts('desktop');
  const language = useShownLanguage();
  const contents = contentDate(state);
  const until = validUntil(state);
  const percent = percentOf(state);
  return [
    contents && state.isOffline ? t('settings.contents', { day: dayOf(contents, language) }) : null,
    state.damaged > 0 ? t('settings.damaged', { count: state.damaged }) : null,
    until && state.isOffline ? t('settings.valid', { day: dayOf(until, language) }) : null,
    state.phase === 'paused' ? t('settings.paused', { percent }) : isLoading(state) ? t('settings.running', { percent }) : null,
    !state.isOffline && !isLoading(state) ? t('settings.off') : null,
  ].filter((sentence) => sentence !== null);
}

interface Props {
  state: OfflineState;
  onSwitch: (isOn: boolean) => void;
  onShow: () => void;
}

/** The switch of offline mode, with its reason where it cannot be switched. */
export function ModePart({ state, onSwitch, onShow }: Props) {
  const t = useTexts('desktop');
  const isConnected = useConnection();
  const user = useUser();
  const said = useId();
  const sentences = useSentences(state);
  const isOn = state.isOffline || isLoading(state);
  const reason = isConnected ? (user ? null : t('settings.needsLogin')) : t('settings.needsConnection');
  return (
    <div className={styles.part}>
      <h3 className="h4">{t('settings.mode')}</h3>
      <Toggle label={t('settings.mode')} checked={isOn} onChange={onSwitch} disabled={reason !== null} describedBy={said} />
      <p className="muted" id={said}>
        {[...sentences, reason].filter(Boolean).join(' ')}
      </p>
      {isLoading(state) ? (
        <Button variant="line" small className={styles.show} onClick={onShow}>
          {t('settings.show')}
        </Button>
      ) : null}
    </div>
  );
}
