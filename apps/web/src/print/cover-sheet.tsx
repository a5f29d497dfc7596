import type { RegisterDocumentRequest } from '@vitrine/contract/documents.ts';
import type { pdfMeta } from '@vitrine/contract/pdf-meta.ts';
import type { Model } from '@vitrine/contract/resource.ts';
import type { user } from '@vitrine/contract/users.ts';
import { Logo } from '@vitrine/ui/logo.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { PrintPicture } from './print-picture.tsx';
import styles from './sheets.module.css';

export type Customer = RegisterDocumentRequest['meta']['customer'];

interface Props {
  meta: Model<typeof pdfMeta>;
  sender: Model<typeof user>;
  /** Absent while there is no recipient yet. */
  recipient?: Customer | undefined;
}

/** Cover of a document: dark picture full bleed, title, recipient, sender; a customer with their own company, not the maker's. */
export function CoverSheet({ meta, sender, recipient }: Props) {
  const t = useTexts('print');
  const { coverImage: cover } = meta;
  const role = [`${sender.firstname} ${sender.lastname}`, sender.position].filter(Boolean).join(', ');
  return (
    <section className={`${styles.sheet} ${styles.cover}`}>
      {cover && (
        <PrintPicture
          className={cover.versions.portrait ? styles.full : `${styles.full} ${styles.whole}`}
          image={cover}
          crop="portrait"
          millimetres={210}
        />
      )}
      <div className={styles.inner}>
        <Logo />
        <div>
          <h1 className={styles.coverTitle}>{meta.coverHeadline}</h1>
          <dl className={styles.parties}>
            {recipient?.lastname && (
              <div>
                <dt>{meta.recipientLabel}</dt>
                <dd>
                  {t(`salutation.${recipient.gender}`)} {recipient.firstname} {recipient.lastname}
                  <br />
                  {recipient.company}
                </dd>
              </div>
            )}
            <div>
              <dt>{meta.senderLabel}</dt>
              <dd>
                {role}
                {sender.kind === 'customer' && (
                  <>
                    <br />
                    {sender.company}
                  </>
                )}
                {sender.phone && (
                  <>
                    <br />
                    {sender.phone}
                  </>
                )}
                <br />
                <a href={`mailto:${sender.email}`}>{sender.email}</a>
              </dd>
            </div>
          </dl>
        </div>
      </div>
    </section>
  );
}
