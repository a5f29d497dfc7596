import { useRouterState } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { Button, buttonClass } from '@vitrine/ui/button.tsx';
import { IconButton } from '@vitrine/ui/icon-button.tsx';
import { X } from 'lucide';
import { useTexts } from '../i18n/use-texts.ts';
import { compareMachines, keepComparison, undoComparison, useComparison } from '../stores/comparison.ts';
import { useUser } from '../stores/objects.ts';
import { AppLink } from './app-link.tsx';
import styles from './comparison-bar.module.css';
import { FootBar } from './foot-bar.tsx';

/** These have a bar of their own there, or are about something else: the way of a document to its recipient, the log-in. */
const WITHOUT: readonly string[] = [
  ROUTES.compare.path,
  ROUTES.finder.path,
  ROUTES['document-overview'].path,
  ROUTES['document-form'].path,
  ROUTES['document-processing'].path,
];

/** At the foot of every page while machines are chosen: how many, compare them, take the last change back. */
export function ComparisonBar() {
  const t = useTexts('shell');
  const user = useUser();
  const { machines, canUndo } = useComparison();
  const path = useRouterState({ select: (state) => (state.resolvedLocation ?? state.location).pathname });
  const isPublic = useRouterState({ select: (state) => state.matches.at(-1)?.staticData.redirectIfLoggedIn ?? false });
  const count = machines.length;
  if (!user || isPublic || WITHOUT.includes(path) || (count === 0 && !canUndo)) return null;
  const href = `${ROUTES.compare.path}?machines=${machines.map(({ slug }) => slug).join(',')}`;
  return (
    <FootBar label={t('comparison.bar')}>
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
    </FootBar>
  );
}
