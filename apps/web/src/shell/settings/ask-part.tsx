import { Toggle } from '@vitrine/ui/toggle.tsx';
import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { askBeforeLoading, useAskBeforeLoading } from '../../offline/ask-before-loading.ts';
import styles from './settings.module.css';

/** The switch for the question before each load: most systems do not say that a connection is paid by volume. */
export function AskPart() {
  const t = useTexts('desktop');
  const isOn = useAskBeforeLoading();
  const said = useId();
  return (
    <div className={styles.part}>
      <h3 className="h4">{t('settings.ask')}</h3>
      <Toggle
        label={t('settings.ask')}
        checked={isOn}
        onChange={(next) => askBeforeLoading.setState({ isOn: next })}
        describedBy={said}
      />
      <p className="muted small" id={said}>
        {t('settings.askCopy')}
      </p>
    </div>
  );
}
