import { formatNumber } from '@vitrine/contract/sites.ts';
import { customProperties } from '@vitrine/ui/custom-properties.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { ArrowRight } from 'lucide';
import { useLanguage } from '../../i18n/use-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import type { LineOutput } from '../resources.ts';
import { outputTable } from './model.ts';
import styles from './step-table.module.css';

/** The steps of a line in the order of the work; the name of a machine leads to it. Phones have the step below the name. */
export function StepTable({ output }: { output: LineOutput }) {
  const t = useTexts('lines');
  const { language } = useLanguage();
  const { states, steps, largest } = outputTable(output);
  return (
    <table className={styles.table}>
      <caption className="sr">{t('output.caption', { goods: output.headline })}</caption>
      <thead>
        <tr>
          <th scope="col">{t('output.machine')}</th>
          <th scope="col" className={styles.step}>
            {t('output.step')}
          </th>
          {states.map((state) => (
            <th key={state} scope="col" className={styles.figure}>
              {t(`output.${state}`)} <span className={styles.unit}>kg/h</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {steps.map(({ id, machine, path, step, figures }) => (
          <tr key={id}>
            <th scope="row">
              <AppLink href={path} className={styles.machine}>
                {machine} <Icon icon={ArrowRight} size="s" />
              </AppLink>
              <span className={styles.below}>{step}</span>
            </th>
            <td className={styles.step}>{step}</td>
            {figures.map((figure, index) => (
              <td key={states[index]} className={styles.figure}>
                {figure === null ? (
                  <>
                    <span className="muted" aria-hidden="true">
                      –
                    </span>
                    <span className="sr">{t('output.none')}</span>
                  </>
                ) : (
                  <>
                    {formatNumber(figure, language)}
                    <i className={styles.bar} style={customProperties({ '--share': figure / largest })} />
                  </>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
