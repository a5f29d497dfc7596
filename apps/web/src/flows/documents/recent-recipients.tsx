import { useTexts } from '../../i18n/use-texts.ts';
import { useRecentRecipients } from '../../stores/documents.ts';
import type { RecentRecipient } from '../../stores/documents-state.ts';
import styles from './recent-recipients.module.css';

/** Recipients of earlier documents; a press fills the form. */
export function RecentRecipients({ onChoose }: { onChoose: (recipient: RecentRecipient) => void }) {
  const t = useTexts('documents');
  const recipients = useRecentRecipients();
  if (recipients.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields of a form; these fill one
    <div className={styles.recent} role="group" aria-label={t('form.recentLabel')}>
      <span>{t('form.recent')}</span>
      {recipients.map((recipient) => (
        <button key={recipient.email} type="button" className={styles.chip} onClick={() => onChoose(recipient)}>
          {recipient.firstName} {recipient.lastName}
        </button>
      ))}
    </div>
  );
}
