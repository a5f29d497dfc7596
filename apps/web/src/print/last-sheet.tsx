import type { pdfMeta } from '@vitrine/contract/pdf-meta.ts';
import { ANCHOR_LAST_SHEET } from '@vitrine/contract/print.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import type { user } from '@vitrine/contract/users.ts';
import { Logo } from '@vitrine/ui/logo.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import styles from './sheets.module.css';

interface Props {
  meta: Model<typeof pdfMeta>;
  sender: Model<typeof user>;
}

/** Closing page: one sentence and how to reach the sender; a customer is of their own company, beside the maker's. */
export function LastSheet({ meta, sender }: Props) {
  const t = useTexts('print');
  return (
    <section className={`${styles.sheet} ${styles.last}`} id={ANCHOR_LAST_SHEET}>
      <div className={styles.inner}>
        <Logo />
        <div>
          <h1 className={styles.title}>{meta.lastSheetHeadline}</h1>
          <div className={styles.contacts}>
            <div>
              <p className={styles.small}>{meta.senderLabel}</p>
              <p className={styles.name}>
                {sender.firstname} {sender.lastname}
              </p>
              {sender.position && <p>{sender.position}</p>}
              {sender.kind === 'customer' && <p>{sender.company}</p>}
              {sender.phone && <p>{sender.phone}</p>}
              <p>
                <a href={`mailto:${sender.email}`}>{sender.email}</a>
              </p>
            </div>
            <div>
              <p className={styles.small}>{t('factory')}</p>
              <p className={styles.name}>{meta.companyName}</p>
              {meta.companyAddress.map((line) => (
                <p key={line}>{line}</p>
              ))}
              <p>
                <a href={`https://${meta.companyWeb.replace(/^https?:\/\//, '')}`}>{meta.companyWeb}</a>
              </p>
            </div>
          </div>
          <p className={styles.legal}>{meta.legalNotice}</p>
        </div>
      </div>
    </section>
  );
}
