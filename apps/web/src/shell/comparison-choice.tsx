import { ROUTES } from '@vitrine/contract/routes.ts';
import { Button, buttonClass } from '@vitrine/ui/button.tsx';
import { IconButton } from '@vitrine/ui/icon-button.tsx';
import { X } from 'lucide';
import { useTexts } from '../i18n/use-texts.ts';
import { compareMachines, keepComparison, undoComparison, useComparison } from '../stores/comparison.ts';
import { AppLink } from './app-link.tsx';
import styles from './comparison-choice.module.css';

/** What a bar says about the machines that are chosen: how many, compare them, take the last change back. */
export function ComparisonChoice() {
  const t = useTexts('shell');
  const { machines, canUndo } = useComparison();
  const count = machines.length;
  const href = `${ROUTES.compare.path}?machines=${machines.map(({ slug }) => slug).join(',')}`;
  return (
    <>
      <p className={styles.words} role="status">
        <b>{t('comparison.count', { count })}</b>
        {count > 0 && <span className="muted">{machines.map(({ name }) => name).join(', ')}</span>}
      </p>
      <div className={styles.actions}>
        {canUndo && (
          <Button variant="ghost" onClick={undoComparison}>
            {t('comparison.undo')}
          </Button>
        )}
        {count > 0 && (
          <AppLink href={href} className={buttonClass({})}>
            {t('comparison.compare')}
          </AppLink>
        )}
        <IconButton
          icon={X}
          size="m"
          className={styles.close}
          label={t(count > 0 ? 'comparison.clear' : 'comparison.close')}
          onClick={() => (count > 0 ? compareMachines([]) : keepComparison())}
        />
      </div>
    </>
  );
}
