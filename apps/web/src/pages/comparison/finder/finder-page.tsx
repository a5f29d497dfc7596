import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useDeferredValue } from 'react';
import { useStore } from 'zustand';
import { shownLanguage } from '../../../i18n/i18n.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { usePageTitle } from '../../../shell/page-title.ts';
import { removeMachine, useComparison } from '../../../stores/comparison.ts';
import { ComparisonView } from '../comparison-view.tsx';
import { machineNames } from '../model.ts';
import { Notes } from '../notes.tsx';
import { DIFFERENCES, type DifferencesSearch } from '../only-differences.ts';
import { outputFiguresQuery } from '../query.ts';
import { UseBar } from '../use-bar.tsx';
import { useCompared } from '../use-compared.ts';
import { useWithdrawn } from '../use-withdrawn.ts';
import { type CriteriaSearch, readSearch } from './address.ts';
import { criteriaOf } from './criteria.ts';
import { FinderForm } from './finder-form.tsx';
import styles from './finder-page.module.css';
import { findMachines } from './model.ts';
import { Results } from './results.tsx';

const route = getRouteApi('/finder');

/** `/finder`: machines that do enough by the published tables, and below them those that were chosen beside each other. */
export function FinderPage() {
  const t = useTexts('comparison');
  usePageTitle(t('finder.title'));
  // The router hands on what the reader of its route has left out, too.
  const search = readSearch(route.useSearch());
  const navigate = useNavigate();
  const language = useStore(shownLanguage, (store) => store.language);
  const { data: figures } = useSuspenseQuery(outputFiguresQuery());
  const criteria = criteriaOf(search);
  const finding = findMachines(figures, useDeferredValue(criteria), language);
  const types = new Set(figures.map(({ productType }) => productType));
  const { machines } = useComparison();
  const compared = useCompared(machines.map(({ slug }) => slug));
  const withdrawn = useWithdrawn(compared);
  const notes = (
    <Notes
      told={withdrawn.length > 0 ? [t('unknown', { count: withdrawn.length, machines: machineNames(withdrawn) })] : []}
      screenOnly
    />
  );
  const { only, ...asked } = search;
  const differences: DifferencesSearch = only ? DIFFERENCES : {};
  // Each step replaces the one before: back leads to the page that one came from.
  const show = (next: CriteriaSearch & DifferencesSearch) => void navigate({ to: '/finder', search: next, replace: true });
  return (
    <>
      <section className={styles.head} data-surface="steel">
        <div className={`grid ${styles.words}`}>
          <h1 className="h1">{t('finder.title')}</h1>
          <p className="lead muted">{t('finder.lead')}</p>
        </div>
        <FinderForm
          criteria={criteria}
          types={types}
          count={finding.fitting.length}
          onChange={(next) => show({ ...next, ...differences })}
        />
      </section>
      <Results criteria={criteria} finding={finding} />
      {machines.length > 1 ? (
        <>
          <ComparisonView
            {...compared}
            notes={notes}
            onRemove={removeMachine}
            onlyDifferent={only !== undefined}
            onOnlyDifferent={(isOnly) => show({ ...asked, ...(isOnly && DIFFERENCES) })}
          />
          {compared.comparison.columns.length > 1 && !compared.isLoading && (
            <UseBar comparison={compared.comparison} differences={differences} />
          )}
        </>
      ) : (
        <div className={`grid ${styles.below}`}>
          <div>
            {notes}
            <p className="muted">{t('finder.below')}</p>
          </div>
        </div>
      )}
    </>
  );
}
