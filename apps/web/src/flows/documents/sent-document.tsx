import { useQuery } from '@tanstack/react-query';
import { Button } from '@vitrine/ui/button.tsx';
import { Dialog } from '@vitrine/ui/dialog.tsx';
import { Icon } from '@vitrine/ui/icon.tsx';
import { laterComponent } from '@vitrine/ui/load-code.ts';
import { CircleAlert, RotateCcw, X } from 'lucide';
import { useId } from 'react';
import { ApiFailure } from '../../api/failure.ts';
import { withTexts } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { ViewerWaits } from '../../sections/pdf-viewer/viewer-waits.tsx';
import headerStyles from '../../shell/header.module.css';
import { useLoaded } from '../../shell/use-loaded.ts';
import { sentDocument } from './document-calls.ts';
import styles from './sent-document.module.css';

// The viewer is larger than all other code of the app.
const viewer = laterComponent(
  () => import(/* later: when it is opened */ '../../sections/pdf-viewer/pdf-viewer.tsx'),
  'PdfViewer',
);
const loadViewer = () => withTexts(viewer(), 'staticProduct');
const nothing = () => undefined;

function Shown({ hash, title }: { hash: string; title: string }) {
  const t = useTexts('documents');
  const common = useTexts('common');
  const { data, error, refetch } = useQuery({
    queryKey: ['sent-document', hash],
    queryFn: ({ signal }) => sentDocument(hash, signal),
    // It holds names of customers: nothing of it stays.
    gcTime: 0,
    retry: false,
  });
  const PdfViewer = useLoaded(loadViewer, true, nothing);
  if (error) {
    const isGone = error instanceof ApiFailure && error.kind === 'notFound';
    return (
      <div className={styles.failure} role="alert">
        <p className="h4">
          <Icon icon={CircleAlert} /> {t(isGone ? 'outbox.openGone' : 'outbox.openFailed')}
        </p>
        {isGone ? null : (
          <Button variant="line" onClick={() => void refetch()}>
            <Icon icon={RotateCcw} />
            {common('retry')}
          </Button>
        )}
      </div>
    );
  }
  return data && PdfViewer ? <PdfViewer file={data} title={title} /> : <ViewerWaits label={t('outbox.opening')} />;
}

/** The PDF of a document that was sent, over the whole screen. */
export function SentDocument({ document, onClose }: { document: { hash: string; title: string } | null; onClose: () => void }) {
  const common = useTexts('common');
  const title = useId();
  return (
    <Dialog open={document !== null} onClose={onClose} kind="screen" surface="light" labelledBy={title}>
      {document ? (
        <div className={styles.sheet}>
          <div className={`${headerStyles.bar} ${styles.head}`}>
            <h1 className="h4" id={title}>
              {document.title}
            </h1>
            <button type="button" data-first-focus className={headerStyles.tool} aria-label={common('close')} onClick={onClose}>
              <span className={headerStyles.word}>{common('close')}</span>
              <Icon icon={X} size="l" />
            </button>
          </div>
          <Shown hash={document.hash} title={document.title} />
        </div>
      ) : null}
    </Dialog>
  );
}
