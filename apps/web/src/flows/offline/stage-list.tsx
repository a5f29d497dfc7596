import { formatNumber } from '@vitrine/contract/sites.ts';
import type { OfflineState } from '@vitrine/offline/state.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { Check, CircleAlert } from 'lucide';
import { useShownLanguage } from '../../i18n/use-shown-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { keyOf, type StageLook, stageRows } from './model.ts';
import styles from './overlay.module.css';

function Mark({ look, isStill }: { look: StageLook; isStill: boolean }) {
  if (look === 'done') return <Icon icon={Check} className={styles.done} />;
  if (look === 'failed') return <Icon icon={CircleAlert} className={styles.bad} />;
  return look === 'current' && !isStill ? <Spinner /> : <span />;
}

/** The stages of a load, in the order on screen: finished ones, the one that runs or failed, and those to come. */
export function StageList({ state }: { state: OfflineState }) {
  const t = useTexts('desktop');
  const language = useShownLanguage();
  const format = (count: number) => formatNumber(count, language);
  return (
    <ol className={styles.stages} aria-label={t('loading.steps')}>
      {stageRows(state).map(({ stage, done, total, look }) => (
        <li key={stage} data-look={look} aria-current={look === 'current' || look === 'failed' ? 'step' : undefined}>
          <Mark look={look} isStill={state.phase === 'paused'} />
          <span>{t(`stages.${keyOf(stage)}`)}</span>
          <span className={styles.figures}>
            {total > 0 && look !== 'open' ? t('loading.count', { done: format(done), total: format(total) }) : null}
          </span>
        </li>
      ))}
    </ol>
  );
}
