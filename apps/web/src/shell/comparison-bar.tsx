import { useRouterState } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { useComparison } from '../stores/comparison.ts';
import { useUser } from '../stores/objects.ts';
import { ComparisonChoice } from './comparison-choice.tsx';
import { FootBar } from './foot-bar.tsx';

/** These have a bar of their own there, or are about something else: the way of a document to its recipient, the log-in. */
const WITHOUT: readonly string[] = [
  ROUTES.compare.path,
  ROUTES.finder.path,
  ROUTES['document-overview'].path,
  ROUTES['document-form'].path,
  ROUTES['document-processing'].path,
  ROUTES['print-run'].path,
];

/** At the foot of every page while machines are chosen. */
export function ComparisonBar() {
  const t = useTexts('shell');
  const user = useUser();
  const { machines, canUndo } = useComparison();
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  const isPublic = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.redirectIfLoggedIn ?? false });
  if (!user || isPublic || WITHOUT.includes(path) || (machines.length === 0 && !canUndo)) return null;
  return (
    <FootBar label={t('comparison.bar')} yields>
      <ComparisonChoice />
    </FootBar>
  );
}
