import { useSuspenseQuery } from '@tanstack/react-query';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { Button } from '@vitrine/ui/button.tsx';
import { useEffect, useState } from 'react';
import { FIRST_SCREEN } from '../../early-load/handover.ts';
import { useDropFirstScreen } from '../../early-load/hero-picture.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import { AppLink } from '../../shell/app-link.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { type ComparedMachine, compareMachines, useComparison } from '../../stores/comparison.ts';
import { hasServer } from '../../stores/offline-mode.ts';
import styles from './compare-page.module.css';
import { ComparisonView } from './comparison-view.tsx';
import { machineNames } from './model.ts';
import { namedMachines, readComparison } from './named-machines.ts';
import { Notes } from './notes.tsx';
import { DIFFERENCES, type DifferencesSearch } from './only-differences.ts';
import { outputFiguresQuery } from './query.ts';
import { UseBar } from './use-bar.tsx';
import { type Compared, useCompared } from './use-compared.ts';
import { useWithdrawn } from './use-withdrawn.ts';

const route = getRouteApi('/compare');

/** Sentences about what the address names and the table does not show. */
function AddressNotes({
  unknown,
  twice,
  tooMany,
  isAlone,
}: Record<'unknown' | 'twice' | 'tooMany', string[]> & { isAlone: boolean }) {
  const t = useTexts('comparison');
  const told = [
    unknown.length > 0 && t('unknown', { count: unknown.length, machines: unknown.join(', ') }),
    twice.length > 0 && t('twice', { count: twice.length, machines: twice.join(', ') }),
    tooMany.length > 0 && t('tooMany', { machines: tooMany.join(', ') }),
    isAlone && t('one'),
  ].filter((sentence) => sentence !== false);
  return <Notes told={told}>{isAlone && <ToFinder />}</Notes>;
}

function ToFinder() {
  const t = useTexts('comparison');
  return (
    <AppLink href={ROUTES.finder.path} className={arrowLinkClass()}>
      <ArrowLabel>{t('toFinder')}</ArrowLabel>
    </AppLink>
  );
}

/**
 * What is compared on the page is what the visit compares, so that the next machine comes beside it. Answers what was chosen before, where
 * a link that somebody shared has taken its place. A machine that was withdrawn is not part of that: it would hold a place again. Without a
 * server it may be missing only in the catalogue of then, and can be brought back.
 */
function useTakenOver({ comparison: { columns }, unknown, isLoading, isFailed }: Compared) {
  const [replaced, setReplaced] = useState<ComparedMachine[]>([]);
  const isSettled = !isLoading && !isFailed && columns.length > 0;
  const machines = columns.map(({ slug }) => slug).join();
  const { machines: chosen } = useComparison();
  useEffect(() => {
    if (!isSettled) return;
    const published = hasServer() ? chosen.filter(({ slug }) => !unknown.includes(slug)) : chosen;
    const isLost = published.length > 1 && published.some(({ slug }) => !machines.split(',').includes(slug));
    if (isLost) setReplaced(published);
    compareMachines(columns.map(({ slug, name }) => ({ slug, name })));
    // Columns are made anew with each rendering: they change with their machines. What was chosen counts as it was at that moment.
  }, [isSettled, machines]);
  return { replaced, forget: () => setReplaced([]) };
}

/** `/compare?machines=ww-200,ww-250`: machines beside each other. Without machines in the address, those that the visit has chosen. */
export function ComparePage() {
  const t = useTexts('comparison');
  // The router hands on what the reader of its route has left out, too.
  const { machines: text, only } = readComparison(route.useSearch());
  const differences: DifferencesSearch = only ? DIFFERENCES : {};
  const { machines: chosen } = useComparison();
  const navigate = useNavigate();
  usePageTitle(t('title'));
  const { data: figures } = useSuspenseQuery(outputFiguresQuery());
  const published = figures.flatMap((overview) => overview.machines.map(({ slug }) => slug));
  const named = namedMachines(text ?? '', published);
  const slugs = text === undefined ? chosen.map(({ slug }) => slug) : named.machines;
  const compared = useCompared(slugs);
  const { replaced, forget } = useTakenOver(compared);
  const withdrawn = useWithdrawn(compared);
  // Without machines in the address they are known no more once they have left the choice.
  const unknown = new Set([...(text === undefined ? withdrawn.map(({ slug }) => slug) : []), ...compared.unknown]);
  const nameOf = (slug: string) => withdrawn.find((machine) => machine.slug === slug)?.name ?? slug;
  const { columns } = compared.comparison;
  // Pictures that were sent are taken away by those of the table when they are there; without any it goes with the first rows.
  const [hasSentPictures] = useState(() => document.querySelector(`#${FIRST_SCREEN} thead img`) !== null);
  useDropFirstScreen(compared.isLoading || (hasSentPictures && columns.some(({ image }) => image !== null)));
  const isSettled = !compared.isLoading && !compared.isFailed;
  const remove = (slug: string) => {
    compareMachines(columns.filter((column) => column.slug !== slug));
    const left = compared.asked.filter((one) => one !== slug && !compared.unknown.includes(one));
    const search = left.length > 0 ? { machines: left.join(','), ...differences } : differences;
    void navigate({ to: '/compare', search, replace: true });
  };
  const restore = () => {
    forget();
    compareMachines(replaced);
    void navigate({ to: '/compare', search: { machines: replaced.map(({ slug }) => slug).join(','), ...differences } });
  };
  const showDifferences = (isOnly: boolean) =>
    void navigate({
      to: '/compare',
      search: { ...(text !== undefined && { machines: text }), ...(isOnly && DIFFERENCES) },
      replace: true,
    });
  const notes = (
    <>
      {replaced.length > 0 && (
        <Notes told={[t('replaced', { machines: machineNames(replaced) })]} screenOnly>
          <Button variant="line" small onClick={restore}>
            {t('restore')}
          </Button>
        </Notes>
      )}
      <AddressNotes
        unknown={[...[...unknown].map(nameOf), ...named.unknown]}
        twice={named.twice.filter((slug) => compared.asked.includes(slug) && !compared.unknown.includes(slug))}
        tooMany={compared.isLoading ? [] : compared.tooMany}
        isAlone={isSettled && columns.length === 1}
      />
    </>
  );
  return (
    <>
      <ComparisonView
        {...compared}
        level={1}
        notes={notes}
        onRemove={remove}
        onlyDifferent={only !== undefined}
        onOnlyDifferent={showDifferences}
      />
      {isSettled && columns.length === 0 && (
        <div className={`grid ${styles.empty}`}>
          <div>
            <p className="h4">{t('empty')}</p>
            <p className="body muted">{t('emptyCopy')}</p>
            <ToFinder />
          </div>
        </div>
      )}
      {isSettled && columns.length > 1 && <UseBar comparison={compared.comparison} differences={differences} />}
    </>
  );
}
