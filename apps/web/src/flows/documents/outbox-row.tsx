import { Button } from '@vitrine/ui/button.tsx';
import { usePageCounts } from '../../api/page-counts.ts';
import { useShownLanguage } from '../../i18n/use-shown-language.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useDocumentTitle } from './document-title.ts';
import { momentText } from './moment-text.ts';
import styles from './outbox.module.css';
import { actionsOf, type Listed, type OutboxAction, pagesOf, timeOf } from './outbox.ts';
import { OutboxState } from './outbox-state.tsx';

/** Nothing has to be done: a button in ink would say so. */
const IDLE: readonly OutboxAction[] = ['open', 'sendAgain'];
/** `outbox.open` is the word of the filter. */
const wordOf = (action: OutboxAction) => (action === 'open' ? 'openDocument' : action);

interface Props {
  document: Listed;
  onAct: (action: OutboxAction) => void;
}

/** A document with its recipient, where it is, when it was sent, its print pages, and what can be done. */
export function OutboxRow({ document, onAct }: Props) {
  const t = useTexts('documents');
  const language = useShownLanguage();
  const pageCounts = usePageCounts();
  const { receiver } = document;
  const title = useDocumentTitle(document);
  const name = `${receiver.firstName} ${receiver.lastName}`;
  const now = new Date();
  const time = timeOf(document);
  const pages = pagesOf(document, pageCounts);
  return (
    <li className={styles.row} data-document={document.idempotencyKey} tabIndex={-1}>
      <div className={styles.title}>
        <b>{title}</b>
        <span>{t('outbox.recipient', { name, company: receiver.company })}</span>
      </div>
      <OutboxState document={document} />
      <p className={styles.when}>
        {time ? <span>{momentText(time, now, language)}</span> : null}
        <span>{pages === null ? t('pagesUnknown') : t('pagesShort', { count: pages })}</span>
      </p>
      <div className={styles.actions}>
        {actionsOf(document, now).map((action, index) => (
          <Button
            key={action}
            small
            variant={index === 0 && !IDLE.includes(action) ? 'fill' : 'line'}
            aria-label={t('outbox.actionFor', { action: t(`outbox.${wordOf(action)}`), title, name })}
            onClick={() => onAct(action)}
          >
            {t(`outbox.${wordOf(action)}`)}
          </Button>
        ))}
      </div>
    </li>
  );
}
