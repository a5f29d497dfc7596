import { useRouterState } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { laterComponent } from '@vitrine/ui/load-code.ts';
import { useComparison } from '../stores/comparison.ts';
import { useUser } from '../stores/objects.ts';
import { useLoaded } from './use-loaded.ts';

/** Few visits compare: its code comes once the page is idle (background.ts), or when a machine is chosen before that. */
export const loadComparisonFoot = laterComponent(
  () => import(/* later: when a machine is chosen */ './comparison-foot-bar.tsx'),
  'ComparisonFootBar',
);

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
  const user = useUser();
  const { machines, canUndo } = useComparison();
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  const isPublic = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.redirectIfLoggedIn ?? false });
  const isShown = user !== null && !isPublic && !WITHOUT.includes(path) && (machines.length > 0 || canUndo);
  const Foot = useLoaded(loadComparisonFoot, isShown, null);
  return isShown && Foot ? <Foot /> : null;
}
