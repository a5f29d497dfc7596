import { useQuery } from '@tanstack/react-query';
import { documentMail } from '@vitrine/contract/document-mail.ts';
import type { Receiver } from '@vitrine/contract/documents.ts';
import { pdfMeta } from '@vitrine/contract/pdf-meta.ts';
import { stripSoftHyphens } from '@vitrine/contract/text.ts';
import { type Control, useWatch } from 'react-hook-form';
import { useStore } from 'zustand';
import { findOne } from '../../api/find.ts';
import { shownLanguage } from '../../i18n/i18n.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useAddedDocuments } from '../../stores/documents.ts';
import { useUser } from '../../stores/objects.ts';
import styles from './mail-preview.module.css';

/** The mail as it will be sent, by the words the worker sends it with; it follows what is typed. */
export function PreviewedMail({ control }: { control: Control<Receiver> }) {
  const t = useTexts('documents');
  const language = useStore(shownLanguage, (store) => store.language);
  const receiver = useWatch({ control });
  const documents = useAddedDocuments();
  const user = useUser();
  const { data: texts } = useQuery(findOne(pdfMeta, 'pdf-meta/_all'));
  if (!user) return null;
  const maker = texts ? stripSoftHyphens(texts.companyName).trim() : null;
  const { gender = 'male', firstName = '', lastName = '', company = '', email = '', message = '' } = receiver;
  const mail = documentMail({
    language,
    meta: { customer: { gender, firstname: firstName, lastname: lastName, company, email }, message },
    pages: documents,
    sender: user,
    company: user.kind === 'customer' ? user.company : (maker ?? user.company),
    maker,
    pageCount: null,
  });
  return (
    <div className={styles.mail}>
      {documents.length > 0 && (
        <p className={styles.subject}>
          <span className={styles.label}>{t('form.mailSubject')}</span>
          <br />
          {mail.subject}
        </p>
      )}
      {mail.salutation !== null && <p>{mail.salutation}</p>}
      <p>{mail.opening}</p>
      {mail.message.length > 0 && (
        <div>
          <p className={styles.label}>{mail.messageLabel}</p>
          <p className={styles.message}>{mail.message.join('\n')}</p>
        </div>
      )}
      {mail.pages.length > 0 && (
        <div>
          <p className={styles.label}>{mail.pagesLabel}</p>
          <ol className={styles.pages}>
            {mail.pages.map((title, index) => (
              <li key={`${index}-${title}`}>{title}</li>
            ))}
          </ol>
        </div>
      )}
      <div>
        <p className={styles.label}>{mail.contactLabel}</p>
        <p>{[mail.contact.name, ...mail.contact.lines, mail.contact.phone, mail.contact.email].filter(Boolean).join(', ')}</p>
      </div>
      <p>{mail.reply}</p>
    </div>
  );
}
