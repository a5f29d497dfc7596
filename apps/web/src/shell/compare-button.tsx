import { ROUTES } from '@vitrine/contract/routes.ts';
import { Button } from '@vitrine/ui/button.tsx';
import { classNames } from '@vitrine/ui/class-names.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { isFirstPress } from '@vitrine/ui/is-first-press.ts';
import { Check, Columns2 } from 'lucide';
import type { MouseEvent } from 'react';
import { textsOf } from '../i18n/i18n.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { addMachine, type ComparedMachine, removeMachine, useComparison } from '../stores/comparison.ts';
import { notify } from '../stores/notifications.ts';
import styles from './compare-button.module.css';

/** Tells that a comparison has no room for a further machine. */
export const notifyFull = () =>
  notify(() => {
    const t = textsOf('shell');
    return {
      icon: 'error',
      text: t('comparison.full'),
      action: ROUTES.compare.path,
      actionText: t('comparison.show'),
      singleNotificationKey: 'page-comparison-full',
    };
  });

interface Props {
  machine: ComparedMachine;
  /** `icon`: beside the name of a machine, in a row or on a tile; else a button with words. */
  look?: 'icon' | 'line' | 'ghost';
  className?: string | undefined;
  /** -1 where other keys lead to it. */
  tabIndex?: number;
  /** Tells that there is no room. */
  onFull?: () => void;
}

/** Takes a machine into the comparison of the visit, or out of it again. It is wherever a machine is shown. */
export function CompareButton({ machine: { slug, name }, look = 'line', className, tabIndex, onFull = notifyFull }: Props) {
  const t = useTexts('shell');
  const isCompared = useComparison().isCompared(slug);
  const toggle = (event: MouseEvent) => {
    if (!isFirstPress(event)) return;
    if (isCompared) removeMachine(slug);
    else if (!addMachine({ slug, name })) onFull();
  };
  if (look === 'icon') {
    return (
      <button
        type="button"
        tabIndex={tabIndex}
        className={classNames(styles.icon, className)}
        aria-pressed={isCompared}
        aria-label={t('comparison.add', { name })}
        title={t(isCompared ? 'comparison.added' : 'comparison.addShort')}
        onClick={toggle}
      >
        <Icon icon={isCompared ? Check : Columns2} size="s" />
      </button>
    );
  }
  return (
    <Button variant={look} className={className} onClick={toggle}>
      <Icon icon={isCompared ? Check : Columns2} />
      {isCompared ? (
        <span>
          {t('comparison.added')}
          <span className="sr">, {t('comparison.remove')}</span>
        </span>
      ) : (
        t('comparison.addShort')
      )}
    </Button>
  );
}
