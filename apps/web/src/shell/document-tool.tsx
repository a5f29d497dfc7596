import { Icon } from '@vitrine/ui/icon.tsx';
import { Files } from 'lucide';
import { useTexts } from '../i18n/use-texts.ts';
import { useDocumentCount } from '../stores/documents.ts';
import { useUser } from '../stores/objects.ts';
import { AppLink } from './app-link.tsx';
import { Count } from './count.tsx';
import styles from './header.module.css';
import { useDocumentPagesAtHand } from './use-document-pages-at-hand.ts';

/** Way to the document, with the number of added pages; documents are for those who are logged in. */
export function DocumentTool() {
  const t = useTexts('shell');
  const count = useDocumentCount();
  useDocumentPagesAtHand();
  if (!useUser()) return null;
  return (
    <AppLink
      href="/documents/overview"
      className={styles.tool}
      aria-label={count > 0 ? t('documentPages', { count }) : t('document')}
    >
      <Icon icon={Files} size="l" />
      {/* The space shows nowhere, but word and number are two words for speech control. */}
      <span className={styles.word}>{t('document')}</span> <Count value={count} />
    </AppLink>
  );
}
