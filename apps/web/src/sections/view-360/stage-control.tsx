import { buttonClass } from '@vitrine/ui/button.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { CircleAlert, Rotate3d } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './stage.module.css';
import type { TurntableState } from './turntable-state.ts';

interface Props {
  state: TurntableState;
  onStart: () => void;
  /** The press may follow. */
  onNear: () => void;
}

/** The button that starts a view, how far it has loaded, and what is to be said of it. */
export function StageControl({ state, onStart, onNear }: Props) {
  const t = useTexts('products');
  const hasFailed = state.name === 'failed' || state.name === 'broken';
  return (
    <div className={styles.control}>
      {(state.name === 'preview' || state.name === 'failed') && (
        <button
          type="button"
          className={buttonClass({}, styles.start)}
          onPointerEnter={onNear}
          onFocus={onNear}
          onClick={onStart}
        >
          <Icon icon={Rotate3d} size="l" />
          {state.name === 'failed' ? t('turntable.retry') : t('turntable.start')}
        </button>
      )}
      {state.name === 'loading' && (
        <div className={styles.loading}>
          <progress max={1} value={state.share} aria-label={t('turntable.name')} />
          <span className="num">{t('turntable.loading', { percent: Math.round(state.share * 100) })}</span>
        </div>
      )}
      <p className={hasFailed ? styles.failed : 'sr'} role="status">
        {hasFailed && (
          <>
            <Icon icon={CircleAlert} /> {t(`turntable.${state.name}`)}
          </>
        )}
        {state.name === 'playing' && t('turntable.ready')}
      </p>
    </div>
  );
}
