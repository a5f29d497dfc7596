import { Link, Navigate, useNavigate } from '@tanstack/react-router';
import { PROCESSING_REDIRECT_MS } from '@vitrine/contract/documents.ts';
import { ROUTES } from '@vitrine/contract/routes.ts';
import { ArrowLabel, arrowLinkClass } from '@vitrine/ui/arrow-link.tsx';
import { useEffect, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { HomeLink } from '../../shell/home-link.tsx';
import { usePageTitle } from '../../shell/page-title.ts';
import { lastSending, useSendings } from '../../stores/documents.ts';
import type { Sending } from '../../stores/documents-state.ts';
import styles from './processing-page.module.css';
import { sendingWord } from './sending-word.ts';

/** Words of a document with which nothing is done now. */
const STANDING: readonly string[] = ['waiting', 'limited', 'tooMany', 'held'];

/** Which title and copy fit: why it waits, if it does. */
function wordsOf(sending: Sending) {
  if (sending.state !== 'queued') return { title: 'processing.title', copy: 'processing.copy' } as const;
  const word = sendingWord(sending);
  if (word === 'tooMany') return { title: 'processing.limitedTitle', copy: 'processing.tooManyCopy' } as const;
  return word === 'limited'
    ? ({ title: 'processing.limitedTitle', copy: 'processing.limitedCopy' } as const)
    : ({ title: 'processing.waitingTitle', copy: 'processing.waitingCopy' } as const);
}

/** What the page tells of the document that was sent last; it may arrive while the page shows. */
function lastSent() {
  const sending = lastSending();
  if (!sending) return null;
  const { receiver, addedDocuments } = sending;
  return {
    key: sending.idempotencyKey,
    name: `${receiver.firstName} ${receiver.lastName}`,
    chapters: addedDocuments.length,
    words: wordsOf(sending),
  };
}

/** `/documents/processing` opened by hand, with nothing on its way, leads to the document. */
export function ProcessingPage() {
  const [sent] = useState(lastSent);
  return sent ? <Processing sent={sent} /> : <Navigate to={ROUTES['document-overview'].path} replace />;
}

/** Says that one may carry on, and goes to home after PROCESSING_REDIRECT_MS unless one leaves before. */
function Processing({ sent }: { sent: NonNullable<ReturnType<typeof lastSent>> }) {
  const t = useTexts('documents');
  const navigate = useNavigate();
  const sending = useSendings().find(({ idempotencyKey }) => idempotencyKey === sent.key);
  const word = sending && sendingWord(sending);
  const title = t(sent.words.title);
  usePageTitle(title);

  useEffect(() => {
    const timer = setTimeout(() => void navigate({ to: ROUTES.home.path, replace: true }), PROCESSING_REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <div className={styles.page} data-surface="dark">
      <header className={styles.header}>
        <HomeLink />
      </header>
      <div className={`grid ${styles.middle}`}>
        <div className={styles.words}>
          <h1 className="display">{title}</h1>
          <p className={`lead ${styles.lead}`}>{t(sent.words.copy, { name: sent.name })}</p>
        </div>
        <div>
          {/* How far the PDF is nobody knows: the bar moves while something is done, and stands for no part of it. */}
          <div className={styles.track}>{word && !STANDING.includes(word) ? <i className={styles.bar} /> : null}</div>
          <p className={styles.note} role="status">
            <span>{[t('chapters', { count: sent.chapters }), word && t(`underway.${word}`)].filter(Boolean).join(' · ')}</span>
            <span>{t('processing.soon')}</span>
          </p>
        </div>
      </div>
      <nav className={styles.foot} aria-label={t('processing.ways')}>
        <Link to={ROUTES.home.path} className={arrowLinkClass()}>
          <ArrowLabel>{t('processing.home')}</ArrowLabel>
        </Link>
        <Link to={ROUTES['document-outbox'].path} className={arrowLinkClass()}>
          <ArrowLabel>{t('processing.follow')}</ArrowLabel>
        </Link>
      </nav>
    </div>
  );
}
