import { Link, useNavigate } from '@tanstack/react-router';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { buttonClass } from '@vitrine/ui/button.tsx';
import { Chips } from '@vitrine/ui/chips/chips.tsx';
import { useRef, useState } from 'react';
import { textsOf } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { usePageTitle } from '../../shell/page-title.ts';
import { removeEnded, useDocumentCount } from '../../stores/documents.ts';
import { SENT_KEPT_MAX } from '../../stores/documents-state.ts';
import { notify } from '../../stores/notifications.ts';
import { useDocumentTitle } from './document-title.ts';
import styles from './outbox.module.css';
import { isSent, type Listed, type OutboxAction } from './outbox.ts';
import { OutboxRow } from './outbox-row.tsx';
import { ReplaceDialog } from './replace-dialog.tsx';
import { editDocument, sendNow } from './sender.ts';
import { SentDocument } from './sent-document.tsx';
import { useOutbox } from './use-outbox.ts';

/** Makes a listed document the draft, after a question if another one is begun, and leads to where it is changed. */
function useEdit() {
  const navigate = useNavigate();
  const draftPages = useDocumentCount();
  const [asked, setAsked] = useState<Listed | null>(null);
  const edit = (document: Listed) => {
    setAsked(null);
    if (!editDocument(document)) {
      notify(() => ({ icon: 'document', text: textsOf('documents')('outbox.gone'), singleNotificationKey: 'page-outbox' }));
      return;
    }
    const hasMissing = document.state === 'ended' && document.missing !== undefined;
    void navigate({ to: ROUTES[hasMissing ? 'document-overview' : 'document-form'].path });
  };
  return {
    draftPages,
    asked,
    ask: (document: Listed) => (draftPages > 0 ? setAsked(document) : edit(document)),
    edit,
    close: () => setAsked(null),
  };
}

/** `/documents/outbox`: what has become of each document that was sent from this device, and what can be done about it. */
export function OutboxPage() {
  const t = useTexts('documents');
  usePageTitle(t('outbox.title'));
  const all = useOutbox();
  const [filter, setFilter] = useState<string | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const editing = useEdit();
  const [opened, setOpened] = useState<Listed | null>(null);
  const openedTitle = useDocumentTitle(opened);
  const openedHash = opened?.state === 'ended' ? opened.hash : undefined;
  const sent = all.filter(isSent);
  const open = all.filter((document) => !isSent(document));
  const shown = filter === null ? all : filter === 'sent' ? sent : open;
  const act = (document: Listed, action: OutboxAction) => {
    if (action === 'remove') {
      removeEnded(document.idempotencyKey);
      // The button went with its row.
      heading.current?.focus();
    } else if (action === 'sendNow') {
      // The button goes while the document is handed over: the row keeps the place of the focus.
      globalThis.document.querySelector<HTMLElement>(`[data-document="${document.idempotencyKey}"]`)?.focus();
      void sendNow(document.idempotencyKey);
    } else if (action === 'open') setOpened(document);
    else editing.ask(document);
  };
  const chips = [
    { id: null, title: t('outbox.all'), count: all.length },
    { id: 'open', title: t('outbox.open'), count: open.length },
    { id: 'sent', title: t('outbox.sent'), count: sent.length },
  ];
  return (
    <div className={`grid ${styles.page}`}>
      <div className={styles.head}>
        <h1 className="h1" ref={heading} tabIndex={-1}>
          {t('outbox.title')}
        </h1>
        {all.length > 0 ? <Chips label={t('outbox.filter')} items={chips} selected={filter} onSelect={setFilter} /> : null}
      </div>
      {shown.length > 0 ? (
        <ul className="rows">
          {shown.map((document) => (
            <OutboxRow key={document.idempotencyKey} document={document} onAct={(action) => act(document, action)} />
          ))}
        </ul>
      ) : (
        <div className={styles.empty}>
          <p className="h4">
            {t(all.length === 0 ? 'outbox.empty' : filter === 'sent' ? 'outbox.emptySent' : 'outbox.emptyOpen')}
          </p>
          {all.length === 0 ? (
            <>
              <p className="muted">{t('outbox.emptyCopy')}</p>
              <Link to={ROUTES['document-overview'].path} className={buttonClass({ variant: 'line' })}>
                {t('outbox.build')}
              </Link>
            </>
          ) : null}
        </div>
      )}
      {all.length > 0 ? (
        <p className={`small muted ${styles.foot}`}>
          {t('outbox.nothingLost')} {t('outbox.kept', { count: SENT_KEPT_MAX })}
        </p>
      ) : null}
      <SentDocument document={openedHash ? { hash: openedHash, title: openedTitle } : null} onClose={() => setOpened(null)} />
      <ReplaceDialog
        open={editing.asked !== null}
        count={editing.draftPages}
        onConfirm={() => editing.asked && editing.edit(editing.asked)}
        onClose={editing.close}
      />
    </div>
  );
}
