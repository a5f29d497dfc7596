import { Link } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './outbox.module.css';
import { isSent } from './outbox.ts';
import { useOutbox } from './use-outbox.ts';

/** Way from the document to those that were sent, with how many of them are open; nothing if there are none. */
export function OutboxLink() {
  const t = useTexts('documents');
  const all = useOutbox();
  if (all.length === 0) return null;
  const open = all.filter((document) => !isSent(document)).length;
  return (
    <p className={styles.link}>
      <Link to={ROUTES['document-outbox'].path} className={arrowLinkClass()}>
        <ArrowLabel>{t('outbox.link')}</ArrowLabel>
      </Link>
      {open > 0 ? <span className="small muted">{t('outbox.openCount', { count: open })}</span> : null}
    </p>
  );
}
