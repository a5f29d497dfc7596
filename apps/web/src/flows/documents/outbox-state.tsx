import { classNames } from '@vitrine/ui/class-names.ts';
import { Icon } from '@vitrine/ui/icon.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { Check, CircleAlert, Clock, RotateCcw, WifiOff } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import type { EndedDocument, Sending } from '../../stores/documents-state.ts';
import type { Listed } from './outbox.ts';
import styles from './outbox-state.module.css';
import { sendingWord } from './sending-word.ts';

const ICONS = { waiting: WifiOff, limited: Clock, tooMany: Clock, held: Clock, retried: RotateCcw };

function OnItsWay({ sending }: { sending: Sending }) {
  const t = useTexts('documents');
  const word = sendingWord(sending);
  if (word === 'registering' || word === 'generating') {
    return (
      <>
        <span className={styles.state}>
          <Spinner /> {t(`underway.${word}`)}
        </span>
        {/* Its length stands for no part that is done: the server does not say how far the PDF is. */}
        <div className={styles.track} aria-hidden="true">
          <i />
        </div>
      </>
    );
  }
  return (
    <>
      <span className={styles.state}>
        <Icon icon={ICONS[word]} /> {t(`underway.${word}`)}
      </span>
      <p className={styles.why}>{t(`underway.${word}Copy`)}</p>
    </>
  );
}

/** Why a document was not sent: the pages that are gone, what the server said, or that it failed. */
function useReason({ outcome, failure, missing }: EndedDocument): string {
  const t = useTexts('documents');
  if (outcome === 'sent') return '';
  if (missing) return t('outbox.missing', { count: missing.length, titles: missing.join(', ') });
  return failure ? t(`failure.${failure}`) : t(`outbox.${outcome}Copy`);
}

function Ended({ document }: { document: EndedDocument }) {
  const t = useTexts('documents');
  const reason = useReason(document);
  if (document.outcome === 'sent') {
    return (
      <span className={classNames(styles.state, styles.good)}>
        <Icon icon={Check} /> {t('outbox.sent')}
      </span>
    );
  }
  return (
    <>
      <span className={classNames(styles.state, styles.bad)}>
        <Icon icon={CircleAlert} /> {t('outbox.notSent')}
      </span>
      <p className={classNames(styles.why, styles.bad)} data-reason="">
        {reason}
      </p>
    </>
  );
}

/** Where a document is, as icon and words, with its reason; a change is read aloud. */
export function OutboxState({ document }: { document: Listed }) {
  return (
    <div aria-live="polite">{document.state === 'ended' ? <Ended document={document} /> : <OnItsWay sending={document} />}</div>
  );
}
