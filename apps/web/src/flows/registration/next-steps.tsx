import { Icon } from '@vitrine/ui/icon.tsx';
import { Check } from 'lucide';
import { useId } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './next-steps.module.css';

const STEPS = ['confirm', 'check', 'use'] as const;

/** What comes after the form; `done` steps of it are behind the person. */
export function NextSteps({ done }: { done?: number }) {
  const t = useTexts('registration');
  const heading = useId();
  return (
    <aside className={styles.steps} aria-labelledby={heading}>
      <h2 className="h4" id={heading}>
        {t('steps.title')}
      </h2>
      <ol>
        {STEPS.map((step, index) => (
          <li key={step} aria-current={index === done ? 'step' : undefined}>
            {done !== undefined && index < done ? (
              <Icon icon={Check} className={styles.done} />
            ) : (
              <b aria-hidden="true">{index + 1}</b>
            )}
            <span>
              {t(`steps.${step}`)}
              {done !== undefined && index < done ? <span className="sr"> ({t('steps.done')})</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </aside>
  );
}
