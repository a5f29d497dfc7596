import { Icon } from '@vitrine/ui/icon.tsx';
import { Spinner } from '@vitrine/ui/spinner.tsx';
import { Clock, RotateCcw, WifiOff } from 'lucide';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSendings } from '../../stores/documents.ts';
import type { Sending } from '../../stores/documents-state.ts';
import { useUser } from '../../stores/objects.ts';
import { sendingWord } from './sending-word.ts';
import styles from './underway-list.module.css';

/** Id of the list; the processing page leads to it. */
export const UNDERWAY = 'unterwegs';

const ICONS = { waiting: WifiOff, limited: Clock, tooMany: Clock, held: Clock, retried: RotateCcw };

/** Where a document is, as icon and words. */
function State({ sending }: { sending: Sending }) {
  const t = useTexts('documents');
  const word = sendingWord(sending);
  if (word === 'waiting' || word === 'limited' || word === 'tooMany' || word === 'held' || word === 'retried') {
    return (
      <>
        <span className={styles.state}>
          <Icon icon={ICONS[word]} /> {t(`underway.${word}`)}
        </span>
        <p className={styles.why}>{t(`underway.${word}Copy`)}</p>
      </>
    );
  }
  return (
    <span className={styles.state}>
      <Spinner /> {t(`underway.${word}`)}
    </span>
  );
}

/** Documents of this user that have not arrived yet; nothing if there are none. */
export function UnderwayList() {
  const t = useTexts('documents');
  const userId = useUser()?.id;
  const mine = useSendings().filter((s) => s.userId === userId);
  if (mine.length === 0) return null;
  return (
    <section className={styles.underway} id={UNDERWAY} aria-labelledby="underway-title">
      <h2 className="h4" id="underway-title">
        {t('underway.title')}
      </h2>
      <ul className="rows" aria-live="polite">
        {mine.map((sending) => {
          const [first, ...others] = sending.addedDocuments;
          const title = first?.tableOfContentsTitle ?? '';
          const { firstName, lastName, company } = sending.receiver;
          return (
            <li key={sending.idempotencyKey} className={styles.row}>
              <div>
                <b>{others.length > 0 ? t('titleWithMore', { title, count: others.length }) : title}</b>
                <p className="muted">{t('underway.to', { name: `${firstName} ${lastName}`, company })}</p>
              </div>
              <div>
                <State sending={sending} />
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
